import { ofSeat } from '@ochre/kernel';
import { FACES } from '@ochre/ui/art/symbols/dice.tsx';
import { SYMBOLS } from '@ochre/ui/art/symbols/index.ts';
import { Segments } from '@ochre/ui/parts/segments.tsx';
import type { Seat } from '@ochre/ui/seat.ts';
import { useId, useState } from 'react';
import { useWords } from '../words/language.tsx';
import './dice-histogram.css';
import { type DiceTally, type FallenDice, tallyOf } from './rolls.ts';

interface DiceHistogramProps {
  readonly rolls: readonly FallenDice[];
  readonly seats: readonly Seat[];
  readonly viewer?: number | undefined;
}

const EVERYBODY = 'all';

/** How often each face fell, against what could be expected: of everybody, or of one. */
export function DiceHistogram({ rolls, seats, viewer }: DiceHistogramProps) {
  const words = useWords();
  const heading = useId();
  const [whose, choose] = useState<number | typeof EVERYBODY>(viewer ?? EVERYBODY);
  const { dice } = words.story;
  const of = whose === EVERYBODY ? rolls : rolls.filter(({ player }) => player === whose);
  const tally = tallyOf(of);
  const nameOf = (who: typeof whose) => {
    if (who === EVERYBODY) return dice.all;
    return who === viewer ? dice.you : ofSeat(seats, who).name;
  };
  return (
    <section className="dice-histogram paper" aria-labelledby={heading}>
      {seats.length > 1 && (
        <Segments
          label={dice.whose}
          values={[EVERYBODY, ...seats.keys()]}
          chosen={whose}
          name={nameOf}
          onChoose={choose}
        />
      )}
      {tally.dice > 0 && <Bars tally={tally} />}
      <div>
        <h2 id={heading} className="display">
          {dice.title}: {nameOf(whose)}
        </h2>
        {tally.dice === 0 ? <p>{dice.none}</p> : <Findings tally={tally} />}
      </div>
    </section>
  );
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

function Findings({ tally: { dice, mean, expected, surplus } }: { readonly tally: DiceTally }) {
  const words = useWords();
  const { dice: says } = words.story;
  const pips = words.number(Math.abs(rounded(surplus, 1)));
  return (
    <>
      <p>
        <b>
          {says.throws(dice)}, {says.mean(words.number(rounded(mean, 2)))}
        </b>
      </p>
      <p>{surplus === 0 ? says.asExpected : surplus > 0 ? says.more(pips) : says.less(pips)}</p>
      <p className="expectation">{says.expected(words.number(rounded(expected, 1)))}</p>
    </>
  );
}

/** From one bar to the next, how wide one is, and how high the highest. */
const STEP = 42;
const WIDTH = 29;
const HEIGHT = 88;
const DIE = 20;
/** A bar must be so high to hold its number. */
const ROOM = 20;

function Bars({ tally: { counts, expected } }: { readonly tally: DiceTally }) {
  const words = useWords();
  const { dice } = words.story;
  const scale = HEIGHT / Math.max(...counts, expected * 1.15);
  const line = HEIGHT - expected * scale;
  const spoken = FACES.map((face) => dice.face(face, counts[face - 1]!)).join('; ');
  return (
    <svg
      viewBox={`-6 -3 ${STEP * FACES.length + 12} ${HEIGHT + DIE + 14}`}
      role="img"
      aria-label={`${spoken}; ${dice.expected(words.number(rounded(expected, 1)))}`}
    >
      {FACES.map((face, at) => {
        const x = at * STEP + (STEP - WIDTH) / 2;
        const height = counts[at]! * scale;
        return (
          <g key={face}>
            <path className="bar" d={hewn(x, HEIGHT - height, height, at)} />
            <text
              className={height > ROOM ? undefined : 'above'}
              x={x + WIDTH / 2}
              y={height > ROOM ? HEIGHT - 6 : HEIGHT - height - 5}
            >
              {counts[at]}
            </text>
            <svg
              x={x + (WIDTH - DIE) / 2}
              y={HEIGHT + 7}
              width={DIE}
              height={DIE}
              viewBox={SYMBOLS[`die${face}`].viewBox}
              aria-hidden="true"
            >
              <use href={`#die${face}`} />
            </svg>
          </g>
        );
      })}
      <path className="expectation" d={`M-4 ${line}H${STEP * FACES.length + 4}`} />
    </svg>
  );
}

/** Edges that a hand has cut: none quite straight, and none like the one beside it. */
const LEANS = [0.5, -0.4, 0.3, -0.5, 0.4, -0.3] as const;

function hewn(x: number, top: number, height: number, at: number): string {
  const lean = LEANS[at]!;
  return `M${x + lean} ${top + height}L${x} ${top + lean + 1}q1-2 3-2L${x + WIDTH - 2} ${top - lean}q2 .4 2 2L${x + WIDTH - lean} ${top + height}z`;
}
