import type { Told } from '@ochre/match';
import { type PlayedMove, randomGame } from '@ochre/stone-age/page/testing';
import type { Snapshot } from '@ochre/stone-age/rules';
import { LONGEST } from '@ochre/ui/motion/timing.ts';
import { describe, expect, it } from 'vitest';
import { STONE_AGE } from '../testing/stone-age.ts';
import {
  begun,
  happened,
  type Look,
  type Manner,
  nextAct,
  nextMove,
  type Playback,
  rewound,
  skipped,
  takenIn,
} from './playback.ts';
import { lengthOf } from './tempo.ts';

const GAME = randomGame({ players: 4, modules: ['style'] }, 'playback');
const { motion } = STONE_AGE;
const CALM: Manner = { pace: 'calm', isMoving: true, motion };
const WATCHING = undefined;

const lineOf = ({ player, events }: PlayedMove, at: number): Told => ({
  seq: at + 1,
  at: 0,
  what: { kind: 'moved', seat: player, move: '', events },
});
const TOLD = GAME.map(lineOf);

/** The table after so many moves, each a line of the log. */
const lookAt = (moves: number, you: number | undefined = WATCHING): Look => ({
  told: TOLD.slice(0, moves),
  view: GAME[moves]!.before,
  moves,
  seq: moves,
  you,
});

const fromTo = (from: number, to: number, you?: number, manner = CALM): Playback =>
  takenIn(begun(lookAt(from, you), motion), lookAt(to, you), manner);

/** The board after every move that is played, until nothing moves any more. */
function boardsOf(playback: Playback, manner = CALM): Snapshot[] {
  const boards = new Map<number, Snapshot>();
  let now = playback;
  while (now.act !== undefined) {
    now = happened(now, now.act.changes.length);
    boards.set(now.act!.moves, now.shown as Snapshot);
    now = nextAct(now, manner);
  }
  return [...boards.values(), now.shown as Snapshot];
}

/** What of a board belongs to players and places. */
const things = ({ players, places, cards, stacks }: Snapshot) => ({
  players,
  places,
  cards,
  stacks,
});

/** So long until nothing moves any more. */
function timeOf(playback: Playback): number {
  let [now, time] = [playback, 0];
  while (now.act !== undefined) {
    time += lengthOf(now.act);
    now = nextAct(now, CALM);
  }
  return time;
}

describe('What was missed', () => {
  it('is nothing when the page is opened', () => {
    expect(begun(lookAt(30), motion).act).toBeUndefined();
  });

  it('is played move by move, through every board there was, to the table as it is', () => {
    const boards = boardsOf(fromTo(4, 44));
    expect(boards).toHaveLength(41);
    const there = GAME.slice(5, 45).map(({ before }) => before);
    expect(boards.slice(0, 40).map(things)).toEqual(there.map(things));
    expect(boards.at(-1)).toBe(GAME[44]!.before);
  });

  it('is played from the board that was seen last when the table is opened again', () => {
    const playback = rewound({ seq: 30, moves: 30 }, GAME[30]!.before, lookAt(36), CALM);
    expect(boardsOf(playback)).toHaveLength(7);
    expect(playback.isLong).toBe(true);
  });

  it('begins at the viewer’s own last move', () => {
    const own = GAME.slice(10, 40).findLastIndex(({ player }) => player === 2);
    expect(boardsOf(fromTo(10, 40, 2))).toHaveLength(30 - own + 1);
  });

  it('is no more than about a round', () => {
    expect(boardsOf(fromTo(0, 150)).length).toBeLessThan(70);
  });

  it('goes the quicker the more there is', () => {
    const [one, few, many] = [fromTo(20, 21), fromTo(20, 23), fromTo(20, 80)].map(timeOf);
    expect(few!).toBeLessThan(3 * one!);
    expect(many!).toBeLessThan(1.5 * LONGEST);
  });

  it('can be skipped when there is much of it', () => {
    expect(fromTo(20, 21).isLong).toBe(false);
    const playback = fromTo(20, 30);
    expect(playback.isLong).toBe(true);
    expect(skipped(playback)).toMatchObject({ act: undefined, isLong: false });
    expect(skipped(playback).shown).toBe(playback.truth);
  });

  it('is not played when it was taken back', () => {
    const back: Look = {
      ...lookAt(19),
      told: [
        ...TOLD.slice(0, 20),
        { seq: 21, at: 0, what: { kind: 'tookBack', seat: 0, moves: 19 } },
      ],
      seq: 21,
    };
    const playback = takenIn(begun(lookAt(20), motion), back, CALM);
    expect(playback.act).toBeUndefined();
    expect(playback.shown).toBe(back.view);
  });

  it('is not played while nobody can tell it', () => {
    const playback = takenIn(begun(lookAt(20), motion), { ...lookAt(30), told: [] }, CALM);
    expect(playback.shown).toBe(GAME[30]!.before);
  });
});

describe('A move that comes while another is played', () => {
  it('waits for it', () => {
    const playback = takenIn(fromTo(20, 21), lookAt(22), CALM);
    expect(playback.act!.number).toBe(1);
    expect(boardsOf(playback)).toHaveLength(3);
  });

  it('waits for it also when it is the viewer’s own', () => {
    const at = GAME.findIndex(({ player }, move) => move > 20 && player === 1);
    const playback = takenIn(fromTo(at - 1, at, 1), lookAt(at + 1, 1), CALM);
    expect(boardsOf(playback)).toHaveLength(3);
  });

  it('waits until the whole scene of the viewer’s own roll is over, which is not hurried', () => {
    const at = GAME.findIndex(({ events }) => events.some(({ type }) => type === 'gained'));
    const you = GAME[at]!.player;
    const alone = fromTo(at, at + 1, you);
    const playback = takenIn(alone, lookAt(at + 9, you), CALM);
    let [now, time] = [playback, 0];
    while (now.act!.moves === at + 1) {
      expect(now.act).toMatchObject({ isOwn: true, factor: 1 });
      time += lengthOf(now.act!);
      now = nextAct(now, CALM);
    }
    expect(time).toBe(timeOf(alone));
    expect(now.act).toMatchObject({ moves: at + 2 });
    while (now.act!.isOwn) now = nextAct(now, CALM);
    expect(now.act!.factor).toBeLessThan(1);
  });
});

describe('The board', () => {
  it('lags only in what still moves', () => {
    const at = GAME.findIndex(({ events }) => events.some(({ type }) => type === 'gained'));
    const { before, after } = GAME[at]!;
    const playback = fromTo(at, at + 1);
    expect((playback.shown as Snapshot).players.map(({ food }) => food)).toEqual(
      before.players.map(({ food }) => food),
    );
    expect(playback.truth).toBe(GAME[at + 1]!.before);
    expect(boardsOf(playback).at(-1)).toEqual(after);
  });

  it('is the table at once for who skips, who still hears it', () => {
    const playback = fromTo(20, 21, WATCHING, { pace: 'skip', isMoving: true, motion });
    expect(playback.shown).toBe(playback.truth);
    expect(playback.heard!.steps.length).toBeGreaterThan(0);
  });

  it('changes at once where nothing moves, and only dice, points and banners are played', () => {
    const still: Manner = { pace: 'calm', isMoving: false, motion };
    for (const at of GAME.slice(0, 150).keys()) {
      const playback = fromTo(at, at + 1, WATCHING, still);
      for (let now = playback; now.act !== undefined; now = nextAct(now, still)) {
        const { steps, changes } = now.act;
        expect(now.done).toBe(changes.length);
        for (const { motion } of steps) expect(['roll', 'rise', 'show', 'look']).toContain(motion);
      }
    }
  });

  it('is that after the move when a tap ends it, whatever of it was still to come', () => {
    const at = GAME.findIndex(({ events }) => events.some(({ type }) => type === 'rolled'));
    const playback = fromTo(at, at + 3);
    expect(playback.act!.moves).toBe(at + 1);
    const next = nextMove(playback, CALM);
    expect(next.act!.moves).toBe(at + 2);
    const { places } = GAME[at + 1]!.before;
    expect((happened(playback, 0).shown as Snapshot).places).not.toEqual(places);
  });

  it('shows nobody a card that they may not see', () => {
    const hidden: Snapshot = {
      ...GAME[60]!.before,
      players: GAME[60]!.before.players.map((player) => ({
        ...player,
        cards: player.cards.map(() => null),
      })),
    };
    const playback = takenIn(fromTo(58, 59), { ...lookAt(60, 3), view: hidden }, CALM);
    for (const { players } of boardsOf(playback).slice(1)) {
      expect(players.flatMap(({ cards }) => cards).every((card) => card === null)).toBe(true);
    }
  });
});
