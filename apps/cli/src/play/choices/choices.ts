import { type Action, type ActionOf, DICE_TABLES, type Snapshot, stoneAge } from '@ochre/stone-age';
import { counted } from '../../counted.ts';
import { upperFace } from '../../faces.ts';
import { actingChoices, ofKind, redeemChoices } from './acting.ts';
import { type Choice, single } from './choice.ts';
import { cheapestFirst } from './paying.ts';
import { placingChoices } from './placing.ts';
import { toolsChoices } from './rolling.ts';

/** The legal moves, grouped as somebody thinks about them. Every move is in exactly one choice. */
export function choicesOf(snapshot: Snapshot, legal: readonly Action[]): Choice[] {
  switch (snapshot.decision?.kind) {
    case 'place':
      return placingChoices(ofKind(legal, 'place'), snapshot);
    case 'act':
      return actingChoices(legal, snapshot);
    case 'tools':
      return toolsChoices(ofKind(legal, 'tools'), snapshot);
    case 'pick':
      return ofKind(legal, 'pick').map(pickChoice);
    case 'feed':
      return feedingChoices(legal, snapshot);
    default:
      return legal.map(asItIs);
  }
}

function pickChoice(action: ActionOf<'pick'>): Choice {
  const text = stoneAge.print(action);
  return single(text, text, upperFace(DICE_TABLES.base[action.face - 1]!));
}

function feedingChoices(legal: readonly Action[], snapshot: Snapshot): Choice[] {
  const options = cheapestFirst(ofKind(legal, 'feed'));
  const [cheapest] = options;
  const paying: Choice = {
    words: 'feed',
    label: options.length > 1 ? 'feed …' : 'feed',
    note: `pay ${cheapest?.label}${options.length > 1 ? ' or others' : ''}`,
    options,
    ask: 'Pay what for the missing food?',
  };
  return [
    ...(options.length > 0 ? [paying] : []),
    ...ofKind(legal, 'starve').map(() => single('starve', 'starve', starvingCosts(snapshot))),
    ...redeemChoices(legal),
  ];
}

/** B8.2, B1.4 */
function starvingCosts({ players, decision, options }: Snapshot): string {
  const { score } = players[decision!.player]!;
  if (options.negativeScores === true || score >= 10) return 'lose 10 points';
  return score === 0 ? 'you have no points to lose' : `lose your ${counted(score, 'point')}`;
}

function asItIs(action: Action): Choice {
  const text = stoneAge.print(action);
  return single(text, text, '');
}
