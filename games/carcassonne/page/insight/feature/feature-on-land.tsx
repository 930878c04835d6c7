import type { ComponentProps } from 'react';
import { type Feature, isBuilding } from '../../../rules/index.ts';
import type { Land } from '../../art/land.tsx';
import './feature-on-land.css';

type Print = Pick<ComponentProps<typeof Land>, 'tints' | 'glows'>;

/** How the print shows what is pointed at: cities and roads by a rim, a farm in a tone. */
export function printOf(feature: Feature | undefined): Print {
  if (feature === undefined || isBuilding(feature.kind)) return {};
  const parts = feature.parts.map((part) => ({ ...part, className: 'pointed' }));
  return feature.kind === 'farm' ? { tints: parts } : { glows: parts };
}

/** A building has no outline in the print: the squares around it are its own. */
export function FeatureOnLand({ feature }: { readonly feature: Feature | undefined }) {
  const [square] = feature?.tiles ?? [];
  if (feature === undefined || square === undefined || !isBuilding(feature.kind)) return null;
  const [x, y] = square;
  return (
    <rect
      className="pointed-around"
      x={100 * (x - 1) + 3}
      y={100 * (y - 1) + 3}
      width="294"
      height="294"
      rx="8"
    />
  );
}
