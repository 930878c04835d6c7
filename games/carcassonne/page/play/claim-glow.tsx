import type { CSSProperties } from 'react';
import type { Snapshot } from '../../rules/index.ts';
import type { LandParts } from '../board/land-parts.ts';
import type { ClaimOption } from './claiming.ts';
import './claim-glow.css';
import { featureOnTile } from './worth.ts';

const HATCH = 'claim-hatch';

/** What can be claimed glows on the print; a farm that is chosen is hatched. */
export function claimGlow(
  view: Snapshot,
  claims: readonly ClaimOption[],
  chosen: string | undefined,
): LandParts['print'] {
  const lit = claims.flatMap(({ move, on }) => {
    const feature = featureOnTile(view, on);
    return feature === undefined ? [] : [{ feature, isChosen: move === chosen }];
  });
  const farm = lit.find(({ feature, isChosen }) => isChosen && feature.kind === 'farm');
  return {
    glows: lit
      .filter(({ feature: { kind } }) => kind === 'city' || kind === 'road')
      .flatMap(({ feature, isChosen }) =>
        feature.parts.map((part) => ({ ...part, className: isChosen ? 'chosen' : 'claimable' })),
      ),
    tints:
      farm === undefined ? [] : farm.feature.parts.map((part) => ({ ...part, style: HATCHED })),
  };
}

const HATCHED: CSSProperties = { fill: `url(#${HATCH})` };

/** What a chosen farm is hatched with; once on the land. */
export const ClaimHatch = () => (
  <pattern
    id={HATCH}
    width="7"
    height="7"
    patternUnits="userSpaceOnUse"
    patternTransform="rotate(38)"
  >
    <rect width="7" height="7" fill="var(--ochre-2)" opacity=".45" />
    <path d="M0 0V7" stroke="var(--ochre)" strokeWidth="3.4" opacity=".8" />
  </pattern>
);
