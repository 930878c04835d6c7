import type { SetupRequest } from '@ochre/kernel';
import { endOf } from '@ochre/ui/motion/step.ts';
import { describe, expect, it } from 'vitest';
import type { Event, Snapshot } from '../../rules/index.ts';
import { TestTable } from '../../rules/testing/test-table.ts';
import { randomGame } from '../testing/random-game.ts';
import { RECORDED, recordedGame } from '../testing/recorded-game.ts';
import { type PlannedMotion, planMotion } from './plan-motion.ts';
import { soundsOf } from './sounds-of.ts';
import type { Step } from './step.ts';
import { CAMERA, COIN, WALK } from './timing.ts';

const REQUESTS: readonly SetupRequest[] = [
  { players: 2 },
  { players: 5, modules: ['shrine'] },
  { players: 3, modules: ['shrine'], options: { shrineNeighbours: 'geometry' } },
  { players: 4, options: { smallCity: 'half', farmers: 'cities' } },
];

const GAMES = REQUESTS.map((request) => [JSON.stringify(request), request] as const);

/** The parts of a move as they are played, one after the other. */
const partsOf = (plan: PlannedMotion): PlannedMotion[] =>
  plan.next === undefined ? [plan] : [plan, ...partsOf(plan.next)];

const played = (plan: PlannedMotion, view: Snapshot): Snapshot =>
  partsOf(plan)
    .flatMap(({ changes }) => changes)
    .reduce((now, { make }) => make(now), view);

/** The end, with its own points, is a scene of its own. */
const told = ({ result: _, ...view }: Snapshot) => view;

describe('What is shown', () => {
  it.each(GAMES)('is the table itself when all has moved: every move of %s', (_, request) => {
    for (const seed of ['a', 'b', 'c']) {
      for (const { before, events, after } of randomGame(request, seed)) {
        expect(told(played(planMotion(events, { view: before }), before))).toEqual(told(after));
      }
    }
  });

  it.each(GAMES)('is what the next move begins with: every move of %s', (_, request) => {
    for (const { before, events, after } of randomGame(request, 'next')) {
      const last = partsOf(planMotion(events, { view: before })).at(-1)!;
      expect(told(last.after.view)).toEqual(told(after));
    }
  });

  it.each(GAMES)('knows what it outlines, whenever something is complete: %s', (_, request) => {
    let outlined = 0;
    for (const { before, events } of randomGame(request, 'outlined')) {
      const scored = events.filter((event) => event.type === 'scored' && event.isComplete);
      const staged = partsOf(planMotion(events, { view: before })).flatMap(
        (part) => part.staged?.scored ?? [],
      );
      expect(staged).toHaveLength(scored.length);
      for (const { parts } of staged) expect(parts.length).toBeGreaterThan(0);
      outlined += staged.length;
    }
    expect(outlined).toBeGreaterThan(0);
  });
});

describe('The sum on a seal', () => {
  const scoredIn = (events: readonly Event[]) =>
    events.filter((event) => event.type === 'scored').filter(({ isComplete }) => isComplete);
  const worthOf = ({ what }: Step): readonly number[] =>
    what.kind === 'seal' ? [what.points, ...what.terms.map(({ count, each }) => count * each)] : [];

  it.each([
    ...RECORDED.map((name) => [name, () => recordedGame(name)] as const),
    ...GAMES.map(([name, request]) => [name, () => randomGame(request, 'sum')] as const),
  ])('is what the rules give, of everything that is complete: %s', (_, play) => {
    let sums = 0;
    for (const { before, events } of play()) {
      const seals = stepsOf(partsOf(planMotion(events, { view: before })), 'seal');
      const worths = seals.map(worthOf).filter(([points]) => points !== 0);
      expect(worths.map(([points]) => points)).toEqual(
        scoredIn(events).map(({ points }) => points),
      );
      for (const [points, ...terms] of worths) {
        expect(terms.reduce((sum, term) => sum + term)).toBe(points);
      }
      sums += worths.length;
    }
    expect(sums).toBeGreaterThan(0);
  });
});

/** What the last tile of a small city brings: it is laid, claimed by nobody, and scored. */
function smallCity(isOwn = false): readonly PlannedMotion[] {
  const table = TestTable.with([['E', '0,-1 r2', 'city s']]);
  const at = table.events.findIndex(({ type }) => type === 'laid');
  const { seen } = new TestTable(['E']);
  return partsOf(planMotion(table.events.slice(at), { view: seen }, isOwn));
}

const stepsOf = (parts: readonly PlannedMotion[], kind: Step['what']['kind']): Step[] =>
  parts.flatMap(({ steps }) => steps.filter(({ what }) => what.kind === kind));

describe('A tile', () => {
  it('comes from the panel of who lays it, and lies there when it has come', () => {
    const [, first] = smallCity();
    const [step] = first!.steps;
    expect(step).toMatchObject({ from: { at: 'panel', player: 0 }, to: { x: 0.5, y: -0.5 } });
    const laid = first!.changes.find(({ make }) => make(first!.before).board.length === 2);
    expect(laid!.at).toBe(endOf([step!]));
  });

  it('is looked at first where others lay it', () => {
    const [look] = smallCity();
    expect(look).toMatchObject({ staged: { at: { x: 0, y: -1 } }, steps: [] });
    expect(look!.changes.at(-1)!.at).toBe(CAMERA);
  });

  it('only drops where one lays it oneself', () => {
    expect(smallCity(true)[0]!.steps[0]).toMatchObject({ from: { at: 'land', x: 0.5, y: -0.5 } });
  });

  it('that fits nowhere is looked at', () => {
    const events: Event[] = [{ type: 'removed', player: 0, tile: 'C' }];
    const { steps } = planMotion(events, { view: new TestTable([]).seen });
    expect(steps).toMatchObject([{ motion: 'show', what: { kind: 'tile', tile: 'C' } }]);
  });
});

describe('Followers and points', () => {
  const parts = smallCity();
  const [walks, goes] = stepsOf(parts, 'person');

  it('walk to the place where they are seen, and stand there when they have come', () => {
    expect(walks).toMatchObject({ motion: 'walk', from: { at: 'panel', part: 'supply' } });
    expect(walks!.duration).toBe(WALK);
  });

  it('are scored where they are, fly to the panel, and count when they have come', () => {
    const scoring = parts.find(({ staged }) => staged?.scored !== undefined)!;
    expect(scoring.staged!.scored).toMatchObject({ kind: 'city', players: [0] });
    expect(scoring.staged!.scored!.parts).toHaveLength(2);
    const coins = stepsOf([scoring], 'coin');
    expect(coins).toHaveLength(4);
    const counted = scoring.changes.find(({ make }) => make(scoring.before).players[0]!.score > 0);
    expect(counted!.at).toBe(coins.at(-1)!.start + COIN);
  });

  it('go home after that, from where they stood', () => {
    expect(goes).toMatchObject({ motion: 'go', from: walks!.to, to: walks!.from });
    expect(goes!.start).toBeGreaterThan(stepsOf(parts, 'seal')[0]!.start);
  });

  it('are heard', () => {
    const sounds = parts.flatMap(({ steps }) => soundsOf(steps)).map(({ sound }) => sound);
    expect(new Set(sounds)).toEqual(new Set(['building', 'person', 'points', 'good', 'card']));
  });
});

describe('A challenge', () => {
  const SHRINE = { modules: ['shrine'] };
  const begun = (first: 'B' | 'SH1', second: 'B' | 'SH1') => {
    const on = { B: 'cloister', SH1: 'shrine' } as const;
    const table = TestTable.with(
      [
        [first, '0,1 r0', on[first]],
        [second, '1,1 r0', on[second]],
      ],
      SHRINE,
    );
    const event = table.events.find(({ type }) => type === 'challenged')!;
    return planMotion([event], { view: table.seen }).steps;
  };

  it('binds a monk and a heretic, whoever came second', () => {
    expect(begun('B', 'SH1')).toMatchObject([
      { what: { kind: 'challenge', monk: 0, heretic: 1 }, to: { at: 'land', x: 1, y: 1.5 } },
    ]);
    expect(begun('SH1', 'B')).toMatchObject([{ what: { monk: 1, heretic: 0 } }]);
  });

  it('that is lost brings nothing, and that is read', () => {
    const lost: Event = { type: 'challengeLost', player: 1, x: 0, y: 1, winner: 0 };
    const { steps } = planMotion([lost], { view: new TestTable([], SHRINE).seen });
    expect(steps).toMatchObject([{ motion: 'show', what: { kind: 'seal', points: 0 } }]);
  });
});
