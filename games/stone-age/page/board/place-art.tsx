import { memo, type ReactNode } from 'react';
import type { LandPlace } from '../../words/land-place.ts';
import { ClayPit } from '../art/scene/clay-pit.tsx';
import { Field } from '../art/scene/field.tsx';
import { Forest } from '../art/scene/forest.tsx';
import { HuntingGrounds } from '../art/scene/hunting-grounds.tsx';
import { Hut } from '../art/scene/hut.tsx';
import { MerchantLanding } from '../art/scene/merchant-landing.tsx';
import { Quarry } from '../art/scene/quarry.tsx';
import { RiverBank } from '../art/scene/river-bank.tsx';
import { ToolMaker } from '../art/scene/tool-maker.tsx';

const ART: Readonly<Record<LandPlace, ReactNode>> = {
  hunt: <HuntingGrounds />,
  forest: <Forest />,
  claypit: <ClayPit />,
  quarry: <Quarry />,
  river: <RiverBank />,
  toolmaker: <ToolMaker />,
  hut: <Hut />,
  field: <Field />,
  merchant: <MerchantLanding />,
};

/** The picture of a place. It never changes, so that only people move. */
export const PlaceArt = memo(function PlaceArt({ place }: { readonly place: LandPlace }) {
  return <g className="place-art">{ART[place]}</g>;
});
