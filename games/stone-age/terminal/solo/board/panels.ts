import type { Snapshot } from '@ochre/stone-age/rules';
import { beside, frame, left, right, wrap } from '@ochre/terminal';
import { filled } from '../../board/roomy.ts';
import { nextGrade } from '../../grades.ts';
import { lineInWords } from '../../score-table.ts';
import { materialIn, nextArea, whereIs } from '../elder.ts';
import { scoreNow, soloOf } from '../limits.ts';
import { stakesOf } from '../stakes.ts';
import type { SoloLook } from '../turn.ts';

/** Where there is room: the elder, what is at stake and the score, each in a frame. */
export function panels(snapshot: Snapshot, look: SoloLook): string[] {
  const narrow = Math.floor(look.width * 0.3);
  const wide = look.width - 2 * narrow;
  const blocks = [
    { head: 'The elder', lines: elderLines(snapshot, look, narrow - 3), width: narrow },
    { head: 'At stake this turn', lines: stakeLines(snapshot, look, narrow - 3), width: narrow },
    { head: 'If it ended now', lines: scoreLines(snapshot, look, wide - 3), width: wide },
  ];
  const height = Math.max(...blocks.map(({ lines }) => lines.length));
  return beside(
    blocks.map(({ head, lines, width }) => ({
      lines: frame(head, filled(lines, height), width),
      width,
    })),
  );
}

function elderLines(snapshot: Snapshot, { ink, turn }: SoloLook, width: number): string[] {
  const { elder } = soloOf(snapshot);
  if (elder === '') return ['not placed yet'];
  const next = nextArea(elder, turn);
  return [
    ...wrap(`${whereIs(elder)}: closed`, width).map(ink.warn),
    ...wrap(`Cards cost ${materialIn(elder)}.`, width),
    ...(elder === 'hunt' ? [] : wrap('This feeds people too.', width)),
    ...wrap(next === elder ? 'He stays next turn.' : `Next turn he is ${whereIs(next)}.`, width),
  ];
}

function stakeLines(snapshot: Snapshot, { ink, turn }: SoloLook, width: number): string[] {
  const stakes = stakesOf(snapshot, turn);
  if (stakes.length === 0) return [ink.faint('nothing yet')];
  return stakes.flatMap(({ says, looms }) =>
    wrap(says, width, '  ').map((line) => (looms ? line : ink.faint(line))),
  );
}

/** Two columns of lines, then the sum and the next grade. */
function scoreLines(snapshot: Snapshot, { ink }: SoloLook, width: number): string[] {
  const { breakdown, score } = scoreNow(snapshot);
  const half = Math.floor((width - GAP) / 2);
  const rows = Object.entries(breakdown).map(([line, points]) => {
    const text = left(lineInWords(line, 'brief'), half - 5) + right(`${points}`, 5);
    return points === 0 ? ink.faint(text) : text;
  });
  const middle = Math.ceil(rows.length / 2);
  const next = nextGrade(score);
  return [
    ...beside([
      { lines: rows.slice(0, middle), width: half + GAP },
      { lines: rows.slice(middle), width: half },
    ]),
    ink.strong(`${score} points`) +
      (next === undefined ? ', a complete victory' : `, ${next.from - score} to a ${next.words}`),
  ];
}

const GAP = 3;
