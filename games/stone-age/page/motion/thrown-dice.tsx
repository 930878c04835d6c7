import { Die, SIDES } from '@ochre/ui/art/die/die.tsx';
import { Rug } from '@ochre/ui/art/die/rug.tsx';
import type { Face } from '@ochre/ui/art/symbols/dice.tsx';
import type { CSSProperties } from 'react';

/** The length of an edge, and how much room a die has around it. */
const EDGE = 26;
const ROOM = 46;
const PER_ROW = 5;

/** How dice that fell by chance lie, one like the other would not look thrown. */
const TURNS = [34, 61, 22, 48, 70, 40, 26, 57, 31, 66] as const;

/** Dice on a hide. Each shows other faces while it tumbles. */
export function ThrownDice({ dice }: { readonly dice: readonly number[] }) {
  const columns = Math.min(dice.length, PER_ROW);
  const rows = Math.ceil(dice.length / PER_ROW);
  const width = columns * ROOM + 44;
  const height = rows * ROOM + 26;
  return (
    <div className="thrown-dice" style={{ width, height }}>
      <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
        <Rug x={width / 2} y={height / 2} width={width - 6} height={height - 10} />
      </svg>
      {dice.map((face, nth) => {
        const row = Math.floor(nth / PER_ROW);
        const inRow = Math.min(PER_ROW, dice.length - row * PER_ROW);
        const x = width / 2 + ((nth % PER_ROW) - (inRow - 1) / 2) * ROOM;
        const y = 13 + (row + 0.5) * ROOM + (nth % 2) * 5;
        return (
          <Thrown
            key={`${x} ${y}`}
            x={x}
            y={y}
            face={face as Face}
            turn={TURNS[nth % TURNS.length]!}
            nth={nth}
          />
        );
      })}
    </div>
  );
}

interface ThrownProps {
  readonly x: number;
  readonly y: number;
  readonly face: Face;
  readonly turn: number;
  readonly nth: number;
}

function Thrown({ x, y, face, turn, nth }: ThrownProps) {
  const [left, right] = SIDES[face];
  const style = { left: x, top: y, '--nth': nth, '--aside': nth % 2 === 0 ? 1 : -1 };
  return (
    <span className="thrown" style={style as CSSProperties}>
      <DieAlone face={left} turn={90 - turn} />
      <DieAlone face={right} turn={turn} />
      <DieAlone face={face} turn={turn} />
    </span>
  );
}

/** Around the middle of its box. */
const AROUND = `${-ROOM / 2} ${-ROOM / 2} ${ROOM} ${ROOM}`;

/** One that is taken away. */
export const TakenDie = ({ face }: { readonly face: number }) => (
  <DieAlone face={face as Face} turn={TURNS[0]} />
);

const DieAlone = ({ face, turn }: Pick<ThrownProps, 'face' | 'turn'>) => (
  <svg viewBox={AROUND} width={ROOM} height={ROOM} aria-hidden="true">
    <Die x={0} y={EDGE * 0.36} size={EDGE} face={face} turn={turn} />
  </svg>
);
