import type { ElderArea, Snapshot } from '@ochre/stone-age/rules';
import { wrapParts } from '@ochre/terminal';
import { belongings } from '../../board/players.ts';
import { nextGrade } from '../../grades.ts';
import type { Words } from '../../in-words.ts';
import { lineInWords } from '../../score-table.ts';
import { areaName, materialIn, nextArea } from '../elder.ts';
import { ownerOf, scoreNow, soloOf } from '../limits.ts';
import { stakesOf } from '../stakes.ts';
import type { SoloLook } from '../turn.ts';

/** What the one-player game says below its places, in a line each. */

/** Where he stands, what that closes, what he takes, where he goes. */
export function elderLine(snapshot: Snapshot, { ink, turn, words }: SoloLook): string {
  const { elder } = soloOf(snapshot);
  const says = words.showing.solo.elder;
  const name = ink.strong(says.name);
  if (elder === '') return `${name} ${says.notPlaced}`;
  const next = nextArea(elder, turn);
  return [
    says.closes(name, ink.warn(areaName(elder, words))),
    taking(elder, words),
    next === elder ? says.stays : says.next(areaName(next, words)),
  ].join(' · ');
}

function taking(area: ElderArea, words: Words): string {
  const { takesTokens, takesFood, takes } = words.showing.solo.elder;
  if (area === 'village') return takesTokens;
  return area === 'hunt' ? takesFood : takes(materialIn(area, words));
}

/** What may cost points in this turn, in as many lines as it takes. */
export function stakesLines(snapshot: Snapshot, { ink, width, turn, words }: SoloLook): string[] {
  const stakes = stakesOf(snapshot, turn, words);
  const said = stakes.map(({ says, looms }) => (looms ? says : ink.faint(says)));
  const title = ink.strong(words.showing.solo.stakes.title);
  return wrapParts(labelled(title, said), ' · ', width, '  ');
}

/** The first of some parts, with a word in front of it. */
export const labelled = (label: string, [first, ...more]: readonly string[]): string[] =>
  first === undefined ? [] : [`${label} ${first}`, ...more];

/** With a comma behind all but the last. */
export const listed = (parts: readonly string[]): string[] =>
  parts.map((part, at) => (at < parts.length - 1 ? `${part},` : part));

/** The score if the game ended now, and what the next grade needs. */
export function scoreLine(snapshot: Snapshot, { ink, words }: SoloLook): string {
  const { score } = scoreNow(snapshot);
  const ended = words.showing.solo.scores.ifEnded(score);
  return `${ink.strong(ended)} · ${toNextGrade(score, words)}`;
}

export function toNextGrade(score: number, { showing }: Words): string {
  const next = nextGrade(score);
  const { complete, more } = showing.solo.scores;
  return next === undefined ? complete : more(next.from - score, next.grade, next.from);
}

/** "track 34, culture 4, left on the board -66": what is not zero. */
export function scoredLines(snapshot: Snapshot, words: Words): string {
  return Object.entries(scoreNow(snapshot).breakdown)
    .filter(([, points]) => points !== 0)
    .map(([line, points]) => `${lineInWords(line, words, 'brief')} ${points}`)
    .join(', ');
}

/** Cards and buildings of the player, and the discard. */
export function belongingsLine(snapshot: Snapshot, words: Words): string {
  const discarded = snapshot.discard?.length ?? 0;
  return [
    ...belongings(ownerOf(snapshot), scoreNow(snapshot), words),
    ...(discarded > 0 ? [words.solo.discarded(discarded)] : []),
  ].join(' · ');
}
