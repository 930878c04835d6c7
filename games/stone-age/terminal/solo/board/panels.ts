import type { Snapshot } from '@ochre/stone-age/rules';
import { beside, frame, left, right, wrap } from '@ochre/terminal';
import { filled } from '../../board/roomy.ts';
import { lineInWords } from '../../score-table.ts';
import { materialIn, nextArea } from '../elder.ts';
import { scoreNow, soloOf } from '../limits.ts';
import { stakesOf } from '../stakes.ts';
import type { SoloLook } from '../turn.ts';
import { toNextGrade } from './lines.ts';

/** Where there is room: the elder, what is at stake and the score, each in a frame. */
export function panels(snapshot: Snapshot, look: SoloLook): string[] {
  const narrow = Math.floor(look.width * 0.3);
  const wide = look.width - 2 * narrow;
  const { showing, solo } = look.words;
  const { elder, stakes } = showing.solo;
  const blocks = [
    { head: elder.title, lines: elderLines(snapshot, look, narrow - 3), width: narrow },
    { head: stakes.titleOfTurn, lines: stakeLines(snapshot, look, narrow - 3), width: narrow },
    { head: solo.ifItEndedNow, lines: scoreLines(snapshot, look, wide - 3), width: wide },
  ];
  const height = Math.max(...blocks.map(({ lines }) => lines.length));
  return beside(
    blocks.map(({ head, lines, width }) => ({
      lines: frame(head, filled(lines, height), width),
      width,
    })),
  );
}

function elderLines(snapshot: Snapshot, { ink, turn, words }: SoloLook, width: number): string[] {
  const { elder } = soloOf(snapshot);
  const says = words.showing.solo.elder;
  if (elder === '') return [says.notPlaced];
  const next = nextArea(elder, turn);
  return [
    ...wrap(says.closed(says.where[elder]), width).map(ink.warn),
    ...wrap(says.cardsCost(materialIn(elder, words)), width),
    ...(elder === 'hunt' ? [] : wrap(says.feedsToo, width)),
    ...wrap(next === elder ? says.staysThere : says.goesTo(says.where[next]), width),
  ];
}

function stakeLines(snapshot: Snapshot, { ink, turn, words }: SoloLook, width: number): string[] {
  const stakes = stakesOf(snapshot, turn, words);
  if (stakes.length === 0) return [ink.faint(words.showing.solo.stakes.nothing)];
  return stakes.flatMap(({ says, looms }) =>
    wrap(says, width, '  ').map((line) => (looms ? line : ink.faint(line))),
  );
}

/** Two columns of lines, then the sum and the next grade. */
function scoreLines(snapshot: Snapshot, { ink, words }: SoloLook, width: number): string[] {
  const { breakdown, score } = scoreNow(snapshot);
  const half = Math.floor((width - GAP) / 2);
  const rows = Object.entries(breakdown).map(([line, points]) => {
    const text = left(lineInWords(line, words, 'brief'), half - 5) + right(`${points}`, 5);
    return points === 0 ? ink.faint(text) : text;
  });
  const middle = Math.ceil(rows.length / 2);
  const sum = ink.strong(words.effects.points(score));
  return [
    ...beside([
      { lines: rows.slice(0, middle), width: half + GAP },
      { lines: rows.slice(middle), width: half },
    ]),
    `${sum} · ${toNextGrade(score, words)}`,
  ];
}

const GAP = 3;
