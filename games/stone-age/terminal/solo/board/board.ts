import type { Snapshot } from '@ochre/stone-age/rules';
import { cut, type Room, rule, wrap } from '@ochre/terminal';
import { peopleOn } from '../limits.ts';
import type { SoloLook } from '../turn.ts';
import { type Forms, fitting } from './fitting.ts';
import { isRoomy, placeFrames, soldFrames } from './frames.ts';
import { soloHeading } from './heading.ts';
import { belongingsLine, elderLine, scoredLines, scoreLine, stakesLines } from './lines.ts';
import { panels } from './panels.ts';
import { placeLines } from './places.ts';
import { playerLines } from './player.ts';
import { belowLines, drawLine, drawLines } from './stacks.ts';

/**
 * The fullest picture of the one-player game that fits into so many rows; to keep what is decided
 * by, up to `most` rows may be taken.
 */
export function soloBoard(snapshot: Snapshot, look: SoloLook, { rows, most }: Room): string[] {
  const framed = isRoomy(look.width) ? fitting(framedForms(snapshot, look), FRAMED, rows) : [];
  const isFramed = framed.length > 0 && framed.length <= rows;
  const lines = isFramed ? framed : compact(snapshot, look, rows, most);
  return lines.map((line) => cut(line, look.width));
}

type Framed = 'heading' | 'places' | 'sold' | 'draw' | 'panels' | 'player' | 'belongings';

/** What can be looked up goes first. */
const FRAMED: readonly Framed[] = ['draw', 'panels', 'draw'];

const framedForms = (snapshot: Snapshot, look: SoloLook): Forms<Framed> => ({
  heading: [[rule(soloHeading(snapshot, look), look.width)]],
  places: [placeFrames(snapshot, look)],
  sold: [soldFrames(snapshot, look)],
  draw: [drawLines(snapshot, look), [drawLine(snapshot, look)], []],
  panels: [panels(snapshot, look), summary(snapshot, look)],
  player: [playerLines(snapshot, look)],
  belongings: [belongingsLines(snapshot, look)],
});

/** The elder, what is at stake and the score, in lines. */
const summary = (snapshot: Snapshot, look: SoloLook): string[] => [
  elderLine(snapshot, look),
  ...stakesLines(snapshot, look),
  scoreLine(snapshot, look),
];

function belongingsLines(snapshot: Snapshot, { width, ink, words }: SoloLook): string[] {
  const line = belongingsLine(snapshot, words);
  return line === '' ? [] : wrap(`  ${line}`, width, '  ').map(ink.faint);
}

type Part =
  | 'heading'
  | 'places'
  | 'tiles'
  | 'draw'
  | 'rule'
  | 'elder'
  | 'stakes'
  | 'player'
  | 'belongings'
  | 'score';

/** For lines of news, what can be looked up goes. */
const SOONER: readonly Part[] = ['draw', 'rule', 'score', 'belongings', 'draw'];
/** Only where there is no other way. */
const LATER: readonly Part[] = ['tiles', 'player', 'places', 'stakes', 'places'];

function compact(snapshot: Snapshot, look: SoloLook, rows: number, most: number): string[] {
  const forms = compactForms(snapshot, look);
  const lines = fitting(forms, SOONER, rows);
  return lines.length <= most ? lines : fitting(forms, [...SOONER, ...LATER], most);
}

function compactForms(snapshot: Snapshot, look: SoloLook): Forms<Part> {
  const { width, ink, words } = look;
  const [heads, has, room] = playerLines(snapshot, look);
  const places = placeLines(snapshot, look, () => true);
  const stands = (place: string): boolean => peopleOn(snapshot, place) > 0;
  const score = scoreLine(snapshot, look);
  const scored = wrap(`  ${scoredLines(snapshot, words)}`, width, '  ').map(ink.faint);
  const stakes = stakesLines(snapshot, look);
  return {
    heading: [[rule(soloHeading(snapshot, look), width)]],
    // Places are chosen by their numbers on the board.
    places: look.numbers.size > 0 ? [places] : [places, placeLines(snapshot, look, stands), []],
    tiles: [belowLines(snapshot, look), []],
    draw: [drawLines(snapshot, look), [drawLine(snapshot, look)], []],
    rule: [[rule('', width)], []],
    elder: [[elderLine(snapshot, look)]],
    stakes: [stakes, stakes.slice(0, 1)],
    player: [
      [heads, has, room],
      [heads, has],
    ],
    belongings: [belongingsLines(snapshot, look), []],
    score: [[score, ...scored], [score]],
  };
}
