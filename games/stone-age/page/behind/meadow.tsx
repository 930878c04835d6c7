import { memo } from 'react';
import { Land } from '../art/scene/land.tsx';
import { Backdrop } from './backdrop.tsx';

/** The valley with nobody in it: what stands before it is the picture. */
export const Meadow = memo(function Meadow() {
  return (
    <Backdrop>
      <Land paths="" />
    </Backdrop>
  );
});
