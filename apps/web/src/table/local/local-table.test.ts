import type { BotDesk } from '@ochre/host';
import { parseRecord, printRecord, replay } from '@ochre/kernel';
import { type Snapshot, stoneAge } from '@ochre/stone-age/rules';
import { describe, expect, it } from 'vitest';
import { inProcessDesk } from '../../bots/testing/in-process-desk.ts';
import type { TableSnapshot } from '../table-client.ts';
import { expectWhole, QUICK, tablesOn } from '../testing/local.ts';
import { isOver, playOut, until } from '../testing/people.ts';
import { chooser, FIVE, NAMES, planOf, SOLO } from '../testing/plans.ts';
import type { LocalTable } from './local-table.ts';
import { MemoryShelf } from './memory-shelf.ts';

const begun = (letters: string, settings: object = QUICK): Promise<LocalTable> =>
  tablesOn().begin(planOf(letters), NAMES, settings);

const firstMove = ({ view }: TableSnapshot) =>
  ({ kind: 'move', move: view!.game!.legal![0]! }) as const;
const movesOf = ({ snapshot }: LocalTable): number => snapshot.view!.game!.moves;

describe('a whole game in this browser', () => {
  it.each([
    ['two people', 'pp', {}],
    ['one against three bots', 'pbbb', {}],
    ['three, one of them a bot', 'pbp', { modules: ['style'] }],
    ['five with all modules', 'ppbpb', FIVE],
    ['alone', 'p', SOLO],
    ['bots alone', 'bb', {}],
  ])('%s', async (_name, letters, setup) => {
    const here = tablesOn();
    const table = await here.begin(planOf(letters, { setup }), NAMES, QUICK);
    await playOut(table, chooser(letters));
    expect(table.snapshot.view?.stage).toBe('over');
    expectWhole(table.snapshot);
    const record = table.record();
    expect(replay(stoneAge, parseRecord(printRecord(record))).record()).toEqual(record);
    const [card] = await here.list();
    expect(card).toMatchObject({ id: table.id, stage: 'over', result: record.result });
    table.close();
  });
});

describe('around one screen', () => {
  it('nobody is marked as the host: there is nobody to tell', async () => {
    const table = await begun('pb');
    expect(table.snapshot.view).not.toHaveProperty('host');
    table.close();
  });

  it('shows whose turn it is through their eyes, and never anybody else’s face-down cards', async () => {
    let hidden = 0;
    const look = ({ view, told }: TableSnapshot): void => {
      const { game, you, stage } = view!;
      if (stage !== 'playing') return;
      expect(you).toBe(game!.unconfirmed ?? game!.decision!.player);
      for (const [seat, { cards, hiddenCards }] of (game!.snapshot as Snapshot).players.entries()) {
        const unseen = cards.filter((card) => card === null).length;
        if (unseen !== (seat === you ? 0 : hiddenCards)) throw new Error(`seat ${seat} is seen`);
        hidden += unseen;
      }
      for (const { what } of told) {
        for (const event of what.kind === 'moved' ? what.events : []) {
          const drawn = event as { type: string; player: number; card: string | null };
          if (drawn.type !== 'cardDrawn' || drawn.player === you) continue;
          if (drawn.card !== null) throw new Error('a card that was drawn face down is told');
        }
      }
    };
    for (const seed of ['e1', 'e2', 'e3']) {
      const table = await tablesOn().begin(planOf('ppp', { setup: FIVE }), NAMES, QUICK);
      const stop = table.subscribe(() => look(table.snapshot));
      await playOut(table, chooser(seed));
      stop();
      expectWhole(table.snapshot);
    }
    expect(hidden).toBeGreaterThan(0);
  });

  it('stays with the only person while bots play, and with a seat that was asked for', async () => {
    const table = await begun('bpb');
    const seen = new Set<number | undefined>();
    table.subscribe(() => seen.add(table.snapshot.view!.you));
    await playOut(table, chooser('eyes'), ({ view }) => view!.game!.moves > 60);
    expect(seen).toEqual(new Set([1]));
    const two = await begun('pp', { ...QUICK, viewer: 1 });
    expect(two.snapshot.view!.you).toBe(1);
    two.set({ viewer: 0 });
    expect(two.snapshot.view!.you).toBe(0);
  });

  it('lets the others answer whether a move is taken back', async () => {
    const table = await begun('pp');
    // What was just done is taken back without asking, unless it has shown something.
    const isShown = ({ view }: TableSnapshot) =>
      view!.game!.moves > 2 && view!.game!.takesBack === undefined;
    await playOut(table, chooser('ask'), isShown);
    const before = movesOf(table);
    expect(await table.send({ kind: 'askUndo' })).toMatchObject({ kind: 'done' });
    expect(await table.send({ kind: 'answerUndo', agrees: true })).toMatchObject({ kind: 'done' });
    expect(movesOf(table)).toBe(before - 1);
  });

  it('goes on with a bot when somebody resigns, and is closed when nobody is left', async () => {
    const table = await begun('pp');
    await table.sendAs(1, { kind: 'resign' });
    expect(table.snapshot.view!.seats[1]).toMatchObject({ bot: 'medium', left: 'resigned' });
    await table.sendAs(0, { kind: 'resign' });
    expect(table.snapshot.view!.stage).toBe('closed');
  });
});

describe('a turn', () => {
  it('can be taken back until it is ended, when nothing was revealed', async () => {
    const table = await begun('pp');
    const before = table.snapshot.view!.game!.snapshot;
    await table.send(firstMove(table.snapshot));
    const { unconfirmed, canUndo } = table.snapshot.view!.game!;
    expect([unconfirmed, canUndo]).toEqual([table.snapshot.view!.you, true]);
    await table.send({ kind: 'undo' });
    expect(table.snapshot.view!.game!.snapshot).toEqual(before);
    await table.send(firstMove(table.snapshot));
    const mover = table.snapshot.view!.you;
    await table.send({ kind: 'endTurn' });
    expect(table.snapshot.view!.you).not.toBe(mover);
    // Who sits at the same screen can still take it back, until the next one has acted.
    await table.send({ kind: 'undo' });
    expect(table.snapshot.view!.you).toBe(mover);
    await table.send(firstMove(table.snapshot));
    await table.send({ kind: 'endTurn' });
    await table.send(firstMove(table.snapshot));
    await table.send({ kind: 'endTurn' });
    await table.send({ kind: 'undo' });
    expect(table.snapshot.view!.you).not.toBe(mover);
  });

  it('ends by itself where that is wanted', async () => {
    const table = await begun('pp', { ...QUICK, turnEnds: 'by-itself' });
    const mover = table.snapshot.view!.you;
    await table.send(firstMove(table.snapshot));
    await until(table, ({ view }) => view!.game!.unconfirmed === undefined);
    expect(table.snapshot.view!.game!.decision!.player).not.toBe(mover);
  });

  it('is refused a move with the rule and the table as it is', async () => {
    const table = await begun('pp');
    expect(await table.send({ kind: 'move', move: 'place hut 1' })).toMatchObject({
      kind: 'refused',
      code: 'illegal-move',
      rule: expect.stringMatching(/^[BHSP]\d/),
      view: table.snapshot.view,
    });
    expect(movesOf(table)).toBe(0);
  });

  it('does a double tap once', async () => {
    const table = await begun('pp');
    const move = firstMove(table.snapshot);
    const answers = await Promise.all([table.send(move), table.send(move)]);
    expect(answers).toMatchObject([{ kind: 'done' }, { kind: 'refused', code: 'stale' }]);
    expect(movesOf(table)).toBe(1);
  });
});

describe('what is shown', () => {
  it('is the same object until something changes', async () => {
    const table = await begun('pp');
    const { snapshot } = table;
    expect(table.snapshot).toBe(snapshot);
    await table.send(firstMove(snapshot));
    expect(table.snapshot).not.toBe(snapshot);
    expect(snapshot.view!.game!.moves).toBe(0);
  });

  it('can be looked at again at any moment of the game', async () => {
    const table = await begun('pb');
    const seen = new Map<number, unknown>();
    table.subscribe(() => {
      const { moves, snapshot } = table.snapshot.view!.game!;
      seen.set(moves, snapshot);
    });
    await playOut(table, chooser('look'), ({ view }) => view!.game!.moves > 100);
    for (const [moves, board] of seen) {
      expect(await table.moment(moves)).toEqual({ kind: 'there', board });
    }
    expect(await table.moment(seen.size + 50)).toMatchObject({ kind: 'refused' });
  });
});

describe('a bot', () => {
  const failing = (answers: Readonly<Record<string, string>>): BotDesk => {
    const { think, close } = inProcessDesk();
    return {
      think: async (thought) => {
        const move = answers[thought.level];
        if (move === undefined) return think(thought);
        return move === '' ? { problem: 'it is tired' } : { move };
      },
      close,
    };
  };

  it.each([
    ['fails', { medium: '' }],
    ['makes a move that is none', { medium: 'dance', greedy: 'place hut 1' }],
    ['fails as all the others do', { medium: '', greedy: '', random: '' }],
  ])('that %s is followed by a simpler one', async (_name, answers) => {
    const seats = [{ kind: 'bot', level: 'medium' }, { kind: 'person' }] as const;
    const here = tablesOn(new MemoryShelf(), failing(answers));
    const table = await here.begin(planOf('', { seats }), NAMES, QUICK);
    await playOut(table, chooser('fail'), ({ view }) => view!.game!.moves > 30);
    expect(movesOf(table)).toBeGreaterThan(30);
  });

  it('is asked about a board on which everything hidden was drawn anew', async () => {
    const seen: string[] = [];
    const desk = inProcessDesk((thought) => seen.push(JSON.stringify(thought)));
    const table = await tablesOn(new MemoryShelf(), desk).begin(planOf('bb'), NAMES, QUICK);
    await playOut(table, chooser('anew'));
    const { secret, nonces } = table.record();
    for (const text of seen)
      for (const word of [secret!, ...nonces]) expect(text).not.toContain(word);
    const decks = seen.slice(0, 2).map((text) => JSON.stringify(JSON.parse(text).seen.deck));
    expect(decks[0]).not.toBe(decks[1]);
  });

  it('takes its time, and waits as long as it is told to', async () => {
    const table = await begun('bb', { botPace: Number.POSITIVE_INFINITY });
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(movesOf(table)).toBe(0);
    expect(table.snapshot.thinking).toMatchObject({ seat: expect.any(Number) });
    const since = Date.now();
    table.set({ botPace: 30 });
    await until(table, ({ view }) => view!.game!.moves === 3);
    expect(Date.now() - since).toBeGreaterThanOrEqual(55);
    table.set(QUICK);
    await until(table, isOver);
    expect(table.snapshot.thinking).toBeUndefined();
  });
});
