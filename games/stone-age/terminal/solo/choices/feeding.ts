import {
  type Action,
  type ActionOf,
  type ElderMaterial,
  type Snapshot,
  stoneAge,
} from '@ochre/stone-age/rules';
import { type Choice, type Option, single } from '@ochre/terminal';
import { ofKind } from '../../choices/acting.ts';
import { elderMaterial } from '../elder.ts';
import { ownerOf } from '../limits.ts';
import { payInWords, waysToPay } from '../paying.ts';
import { redeemChoices } from './acting.ts';

/** So many ways to feed are listed at once. */
const LISTED = 5;

/** P6.2, P6.3: the way that is missed least first; many others are a list of their own. */
export function feedingChoices(legal: readonly Action[], snapshot: Snapshot): Choice[] {
  const ways = waysToPay(ofKind(legal, 'feed'), snapshot);
  const listed = ways.length > LISTED ? ways.slice(0, LISTED - 1) : ways;
  return [
    ...listed.map(({ move, label, note }) => single(move, `feed ${label}`, note)),
    ...otherWays(ways.slice(listed.length)),
    ...ofKind(legal, 'starve').map(() => single('starve', 'starve', starvingCosts(snapshot))),
    ...redeemChoices(legal, snapshot),
  ];
}

function otherWays(options: readonly Option[]): Choice[] {
  if (options.length === 0) return [];
  const note = `${options.length} other ways to pay`;
  return [{ words: 'feed', label: 'feed …', note, options, ask: 'Feed the people with what?' }];
}

/** P6.3 */
function starvingCosts(snapshot: Snapshot): string {
  const { food } = ownerOf(snapshot);
  const lost = food > 0 ? `-10 points and all ${food} food` : '-10 points';
  const material = elderMaterial(snapshot);
  if (material === undefined) return lost;
  return `${lost}; then ${OFFERED[material] ?? `1 ${material}, 2 other things`} or 5 points`;
}

/** P6.3: where it is not one of the material or two other things. */
const OFFERED: Partial<Record<ElderMaterial, string>> = {
  food: '2 things',
  village: '1 tool or step, 2 resources',
};

/** P6.3: what is lost besides. */
export function offerChoice({ pay, ...action }: ActionOf<'offer'>, snapshot: Snapshot): Choice {
  const text = stoneAge.print({ ...action, pay });
  return pay === 'points'
    ? single(text, 'points', '-5 points')
    : single(text, payInWords(pay, snapshot), '');
}
