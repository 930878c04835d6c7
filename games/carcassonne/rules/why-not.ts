import { byType, type PerType, type WhyNot } from '@ochre/kernel';
import type { Action } from './action.ts';
import type { InTheWay } from './neighbours.ts';
import { type Mismatch, type Reason, reasonAgainst } from './reasons.ts';
import type { State } from './state.ts';

/** The rule and a sentence in plain English, for programs and for those who write them. */
export function whyNot(state: State, action: Action, by?: number): WhyNot {
  return byType(SENTENCES, reasonAgainst(state, action, by));
}

const SIDE_NAMES = { n: 'north', e: 'east', s: 'south', w: 'west' } as const;

const mismatch = ({ side, has, meets }: Mismatch): string =>
  `its ${SIDE_NAMES[side]} side is a ${has}, and would meet a ${meets}`;

const BUILDINGS: Readonly<Record<InTheWay, WhyNot>> = {
  several: { rule: 'K4', message: 'that would be the second one next to it' },
  challenge: { rule: 'K5', message: 'it is under a challenge' },
  taken: { rule: 'K5', message: 'there is one beside it already' },
};

const SENTENCES: PerType<Reason, [], WhyNot> = {
  over: () => ({ rule: 'C6.1', message: 'The game is over.' }),
  turn: ({ player }) => ({ rule: 'C2.2', message: `It is player ${player}'s turn.` }),
  layFirst: () => ({ rule: 'C3.1', message: 'The tile must be laid first.' }),
  claimNow: () => ({
    rule: 'C4.1',
    message: 'The tile is laid: place a follower on it, or none.',
  }),
  alone: ({ x, y }) => ({
    rule: 'C3.2',
    message: `No tile lies next to ${x},${y}: it must share a side with one.`,
  }),
  occupied: ({ x, y }) => ({ rule: 'C3.2', message: `A tile lies at ${x},${y} already.` }),
  sides: ({ sides }) => {
    const said = sides.map(mismatch).join('; ');
    return { rule: 'C3.2', message: `${said.charAt(0).toUpperCase()}${said.slice(1)}.` };
  },
  building: ({ why, building, x, y, laid }) => {
    const { rule, message } = BUILDINGS[why];
    return {
      rule,
      message: `The ${building} at ${x},${y} is in the way of a ${laid}: ${message}.`,
    };
  },
  absent: ({ on, has }) => ({
    rule: 'C4.1',
    message: `The tile has no ${on}; it has ${has.join(', ')}.`,
  }),
  noFarmers: () => ({ rule: 'C6.6', message: 'In this game no follower goes on a field.' }),
  held: ({ feature, holders }) => ({
    rule: 'C4.2',
    message: `The ${feature} already holds a follower of ${holders.map((one) => `player ${one}`).join(' and ')}.`,
  }),
};
