import type { ElderArea, Snapshot } from '@ochre/stone-age/rules';
import { counted, wrapParts } from '@ochre/terminal';
import { belongings } from '../../board/players.ts';
import { nextGrade } from '../../grades.ts';
import { lineInWords } from '../../score-table.ts';
import { materialIn, nextArea } from '../elder.ts';
import { ownerOf, scoreNow, soloOf } from '../limits.ts';
import { stakesOf } from '../stakes.ts';
import type { SoloLook } from '../turn.ts';

/** What the one-player game says below its places, in a line each. */

/** Where he stands, what that closes, what he takes, where he goes. */
export function elderLine(snapshot: Snapshot, { ink, turn }: SoloLook): string {
  const { elder } = soloOf(snapshot);
  const name = ink.strong('Elder');
  if (elder === '') return `${name} not placed yet`;
  const next = nextArea(elder, turn);
  return [
    `${name} in ${ink.warn(elder)}, closed`,
    taking(elder),
    next === elder ? 'he stays next turn' : `next turn ${next}`,
  ].join(' · ');
}

function taking(area: ElderArea): string {
  switch (area) {
    case 'village':
      return 'cards cost tools, agri; both feed';
    case 'hunt':
      return 'cards cost food';
    default:
      return `cards cost ${materialIn(area)}; it feeds too`;
  }
}

/** What may cost points in this turn, in as many lines as it takes. */
export function stakesLines(snapshot: Snapshot, { ink, width, turn }: SoloLook): string[] {
  const stakes = stakesOf(snapshot, turn);
  const said = stakes.map(({ says, looms }) => (looms ? says : ink.faint(says)));
  return wrapParts(labelled(ink.strong('At stake'), said), ' · ', width, '  ');
}

/** The first of some parts, with a word in front of it. */
export const labelled = (label: string, [first, ...more]: readonly string[]): string[] =>
  first === undefined ? [] : [`${label} ${first}`, ...more];

/** With a comma behind all but the last. */
export const listed = (parts: readonly string[]): string[] =>
  parts.map((part, at) => (at < parts.length - 1 ? `${part},` : part));

/** The score if the game ended now, and what the next grade needs. */
export function scoreLine(snapshot: Snapshot, { ink }: SoloLook): string {
  const { score } = scoreNow(snapshot);
  return `${ink.strong(`${score} points`)} if it ended now${toNextGrade(score)}`;
}

export function toNextGrade(score: number): string {
  const next = nextGrade(score);
  return next === undefined
    ? ', a complete victory'
    : ` · ${next.from - score} more for a ${next.words} (${next.from})`;
}

/** "track 34, culture 4, left on the board -66": what is not zero. */
export function scoredLines(snapshot: Snapshot): string {
  return Object.entries(scoreNow(snapshot).breakdown)
    .filter(([, points]) => points !== 0)
    .map(([line, points]) => `${lineInWords(line, 'brief')} ${points}`)
    .join(', ');
}

/** Cards and buildings of the player, and the discard. */
export function belongingsLine(snapshot: Snapshot): string {
  const discarded = snapshot.discard?.length ?? 0;
  return [
    ...belongings(ownerOf(snapshot), scoreNow(snapshot)),
    ...(discarded > 0 ? [`${counted(discarded, 'card')} discarded`] : []),
  ].join(' · ');
}
