import { LedgeBehind } from '@ochre/ui/behind/ledge-behind.tsx';
import { memo } from 'react';
import { Land } from '../art/scene/land.tsx';
import { Scene } from './scene.tsx';

/** The valley with nobody in it: what stands before it is the picture. */
export const Meadow = memo(function Meadow() {
  return (
    <>
      <Scene>
        <Land paths="" />
      </Scene>
      <LedgeBehind />
    </>
  );
});
