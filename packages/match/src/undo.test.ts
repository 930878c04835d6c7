import { randomFrom } from '@ochre/kernel';
import { pebbles } from '@ochre/pebbles/rules';
import { describe, expect, it } from 'vitest';
import { gameNamed } from './games.ts';
import { declined } from './testing/declined.ts';
import { begun, GAMES, HOST, move, OTHERS } from './testing/keeper.ts';

const [BEN, CLEO] = OTHERS;
const moves = (keeper: ReturnType<typeof begun>): string[] =>
  keeper.table.record().moves.map(({ player, move }) => `${player}: ${move}`);

describe('the end of a turn', () => {
  it('is explicit after a move that passed it on and revealed nothing', () => {
    const keeper = begun('pp');
    keeper.do(move('take 2'));
    expect(keeper.table.view(BEN).game).toMatchObject({
      unconfirmed: 0,
      decision: { player: 1 },
      canUndo: false,
    });
    expect(keeper.table.view(BEN).game).not.toHaveProperty('legal');
    expect(keeper.table.view(HOST).game).toMatchObject({ unconfirmed: 0, canUndo: true });
    expect(keeper.table.view(HOST).game).not.toHaveProperty('legal');
    expect(() => keeper.do(move('take 1'), BEN)).toThrow(declined('not-now'));
    expect(() => keeper.do(move('take 1'))).toThrow(declined('not-now'));
    expect(() => keeper.do({ kind: 'endTurn' }, BEN)).toThrow(declined('not-now'));
    expect(keeper.do({ kind: 'endTurn' })).toEqual([{ kind: 'turnEnded', seat: 0 }]);
    expect(keeper.table.view(BEN).game!.legal).toContain('take 1');
    expect(() => keeper.do({ kind: 'endTurn' })).toThrow(declined('not-now'));
  });

  it('can be taken back until somebody acts', () => {
    const keeper = begun('pp');
    const before = keeper.table.gameState;
    keeper.do(move('take 2'));
    keeper.do({ kind: 'endTurn' });
    expect(keeper.table.view(HOST).game).toMatchObject({ canUndo: true, takesBack: 0 });
    expect(keeper.table.view(BEN).game).toMatchObject({ canUndo: false, takesBack: 0 });
    expect(() => keeper.do({ kind: 'undo' }, BEN)).toThrow(declined('nothing-to-undo'));
    keeper.do({ kind: 'undo' });
    expect(keeper.table.gameState).toEqual(before);
    expect(keeper.table.view(HOST).game!.legal).toContain('take 1');
    expect(keeper.table.view(BEN).game).not.toHaveProperty('legal');
    keeper.do(move('take 1'));
    keeper.do({ kind: 'endTurn' });
    keeper.do(move('take 1'), BEN);
    expect(() => keeper.do({ kind: 'undo' })).toThrow(declined('nothing-to-undo'));
    keeper.do({ kind: 'undo' }, BEN);
    expect(moves(keeper)).toEqual(['0: take 1']);
    expect(() => keeper.do({ kind: 'undo' }, BEN)).toThrow(declined('nothing-to-undo'));
  });

  it('can be taken back until a bot has moved, where others play too', () => {
    const keeper = begun('pbp');
    keeper.do(move('take 2'));
    keeper.do({ kind: 'endTurn' });
    keeper.do({ kind: 'undo' });
    expect(keeper.table.botToMove()).toBeUndefined();
    keeper.do(move('take 1'));
    keeper.do({ kind: 'endTurn' });
    keeper.botMove('take 1');
    expect(keeper.table.takesBack).toBeUndefined();
    expect(() => keeper.do({ kind: 'undo' })).toThrow(declined('nothing-to-undo'));
  });

  it('can be taken back after bots have moved, where nobody else plays, until something is shown', () => {
    const keeper = begun('pb');
    keeper.do(move('take 2'));
    keeper.do({ kind: 'endTurn' });
    keeper.botMove('take 1');
    expect(keeper.table.view(HOST).game!.canUndo).toBe(true);
    keeper.do({ kind: 'undo' });
    expect(moves(keeper)).toEqual([]);
    keeper.do(move('take 2'));
    keeper.do({ kind: 'endTurn' });
    keeper.botMove('roll');
    expect(keeper.table.view(HOST).game!.canUndo).toBe(false);
    expect(() => keeper.do({ kind: 'undo' })).toThrow(declined('nothing-to-undo'));
  });

  it('needs nothing after a move that revealed something', () => {
    const keeper = begun('pp');
    keeper.do(move('roll'));
    expect(keeper.table.view(BEN).game).not.toHaveProperty('unconfirmed');
    expect(() => keeper.do({ kind: 'undo' })).toThrow(declined('nothing-to-undo'));
    keeper.do(move('take 1'), BEN);
  });

  it('lets bots wait as well, and bots end theirs by themselves', () => {
    const keeper = begun('pb');
    keeper.do(move('take 2'));
    expect(keeper.table.botToMove()).toBeUndefined();
    expect(() => keeper.botMove('take 1')).toThrow(declined('not-now'));
    keeper.do({ kind: 'endTurn' });
    expect(keeper.table.botToMove()).toEqual({ seat: 1, level: 'easy' });
    keeper.botMove('take 1');
    expect(keeper.table.view(HOST).game).not.toHaveProperty('unconfirmed');
    expect(keeper.table.botToMove()).toBeUndefined();
  });

  it('keeps a game that has ended open, with its secret, until it is confirmed', () => {
    // A game whose end shows nothing new: the last move can be taken back.
    const open = { ...pebbles, reveals: (event: { type: string }) => event.type === 'rolled' };
    const keeper = begun('pb', {}, { ...GAMES, pebbles: open });
    while (keeper.table.view(HOST).game!.decision !== undefined) {
      if (keeper.table.botToMove() !== undefined) keeper.botMove('take 3');
      else {
        keeper.do(move('take 3'));
        if (keeper.table.view(HOST).game!.decision !== undefined) keeper.do({ kind: 'endTurn' });
      }
    }
    expect(keeper.table.stage).toBe('playing');
    expect(keeper.table.view(HOST)).not.toHaveProperty('secret');
    expect(keeper.table.record()).not.toHaveProperty('secret');
    keeper.do({ kind: 'undo' });
    keeper.do(move('take 3'));
    keeper.do({ kind: 'endTurn' });
    expect(keeper.table.stage).toBe('over');
    expect(keeper.table.view(HOST)).toHaveProperty('secret');
    expect(() => keeper.do({ kind: 'undo' })).toThrow(
      expect.objectContaining({ code: 'game-over' }),
    );
  });
});

describe('undo inside the own turn', () => {
  it('goes back move by move to where the turn began', () => {
    const keeper = begun('ppp', { game: 'stone-age' });
    const first = keeper.table.view(HOST).game!.decision!.player;
    const member = [HOST, BEN, CLEO][first]!;
    const before = keeper.table.view(member).game;
    keeper.do(move('place forest 2'), member);
    expect(keeper.do({ kind: 'undo' }, member)).toEqual([
      { kind: 'tookBack', seat: first, moves: 0 },
    ]);
    expect(keeper.table.view(member).game).toEqual(before);
    expect(() => keeper.do({ kind: 'undo' }, member)).toThrow(declined('nothing-to-undo'));
  });

  it('goes back over several moves, one at a time, in a turn of several', () => {
    const keeper = begun('p', { game: 'stone-age', setup: { variant: 'solo' } });
    const views = [];
    for (const text of ['stock food 0', 'stock wood 0', 'stock clay 0']) {
      views.push(keeper.table.view(HOST).game);
      keeper.do(move(text));
    }
    for (const view of views.reverse()) {
      keeper.do({ kind: 'undo' });
      expect(keeper.table.view(HOST).game).toEqual(view);
    }
  });

  it('is nobody else’s', () => {
    const keeper = begun('pp');
    keeper.do(move('take 2'));
    expect(() => keeper.do({ kind: 'undo' }, BEN)).toThrow(declined('nothing-to-undo'));
    expect(() => keeper.do({ kind: 'undo' }, CLEO)).toThrow(declined('not-yours'));
  });
});

describe('undo across players', () => {
  const asked = () => {
    const keeper = begun('ppp');
    keeper.do(move('take 2'));
    keeper.do({ kind: 'endTurn' });
    keeper.do(move('roll'), BEN);
    expect(keeper.do({ kind: 'askUndo' })).toEqual([{ kind: 'undoAsked', seat: 0, moves: 0 }]);
    return keeper;
  };

  it('goes back to before the own last move when all other people agree', () => {
    const keeper = asked();
    expect(keeper.table.view(BEN).undo).toEqual({ by: 0, moves: 0, waitsFor: [1, 2] });
    expect(keeper.do({ kind: 'answerUndo', agrees: true }, BEN)).toHaveLength(1);
    expect(keeper.table.view(BEN).undo).toEqual({ by: 0, moves: 0, waitsFor: [2] });
    expect(keeper.do({ kind: 'answerUndo', agrees: true }, CLEO)).toEqual([
      { kind: 'undoAnswered', seat: 2, agrees: true },
      { kind: 'tookBack', seat: 0, moves: 0 },
    ]);
    expect(moves(keeper)).toEqual([]);
    expect(keeper.table.view(HOST)).not.toHaveProperty('undo');
    expect(keeper.table.view(HOST).game!.legal).toContain('take 2');
    expect(() => keeper.do({ kind: 'undo' })).toThrow(declined('nothing-to-undo'));
  });

  it('brings the same dice again for the same choice', () => {
    const keeper = asked();
    const dice = keeper.table.record().moves[1]!.dice;
    for (const member of [BEN, CLEO]) keeper.do({ kind: 'answerUndo', agrees: true }, member);
    keeper.do(move('take 1'));
    keeper.do({ kind: 'endTurn' });
    keeper.do(move('roll'), BEN);
    expect(keeper.table.record().moves[1]!.dice).toEqual(dice);
  });

  it('ends with a no, with a move, and when somebody leaves', () => {
    const answers = asked();
    answers.do({ kind: 'answerUndo', agrees: false }, CLEO);
    expect(answers.table.view(HOST)).not.toHaveProperty('undo');
    expect(() => answers.do({ kind: 'answerUndo', agrees: true }, BEN)).toThrow(
      declined('not-now'),
    );
    const moved = asked();
    moved.do(move('take 1'), CLEO);
    expect(moved.table.view(HOST)).not.toHaveProperty('undo');
    const resigned = asked();
    resigned.do({ kind: 'resign' }, CLEO);
    expect(resigned.table.view(HOST)).not.toHaveProperty('undo');
  });

  it('is asked once, and answered once by everyone else', () => {
    const keeper = asked();
    expect(() => keeper.do({ kind: 'askUndo' }, BEN)).toThrow(declined('not-now'));
    expect(() => keeper.do({ kind: 'answerUndo', agrees: true })).toThrow(declined('not-yours'));
    keeper.do({ kind: 'answerUndo', agrees: true }, BEN);
    expect(() => keeper.do({ kind: 'answerUndo', agrees: false }, BEN)).toThrow(
      declined('not-yours'),
    );
  });

  it('is not for what one may take back alone, nor for who has not moved', () => {
    const keeper = begun('pp');
    keeper.do(move('take 2'));
    expect(() => keeper.do({ kind: 'askUndo' })).toThrow(declined('not-now'));
    expect(() => keeper.do({ kind: 'askUndo' }, BEN)).toThrow(declined('nothing-to-undo'));
  });

  it('stops bots for a minute; who has not answered then has said no', () => {
    const keeper = begun('pbp');
    keeper.do(move('roll'));
    keeper.do({ kind: 'askUndo' });
    expect(keeper.table.botToMove()).toBeUndefined();
    expect(keeper.table.nextDue()).toBe(keeper.now + 60_000);
    expect(keeper.wait(59_999)).toEqual([]);
    expect(keeper.wait(1)).toEqual([{ kind: 'undoAnswered', seat: 2, agrees: false }]);
    expect(keeper.table.botToMove()).toEqual({ seat: 1, level: 'easy' });
  });

  it('is done at once where the log has all answers and not what follows from them', () => {
    const keeper = begun('pp');
    keeper.do(move('roll'));
    keeper.do({ kind: 'askUndo' });
    keeper.store([{ kind: 'undoAnswered', seat: 1, agrees: true }], BEN);
    expect(keeper.wait(0)).toEqual([{ kind: 'tookBack', seat: 0, moves: 0 }]);
  });

  it('needs nobody’s word against bots, unless something was revealed', () => {
    const keeper = begun('pb');
    keeper.do(move('take 2'));
    keeper.do({ kind: 'endTurn' });
    keeper.botMove('take 1');
    expect(keeper.do({ kind: 'askUndo' })).toEqual([{ kind: 'tookBack', seat: 0, moves: 0 }]);
    keeper.do(move('take 2'));
    keeper.do({ kind: 'endTurn' });
    keeper.botMove('roll');
    expect(() => keeper.do({ kind: 'askUndo' })).toThrow(declined('nothing-to-undo'));
  });
});

describe('what came to light', () => {
  it('is told for any number of moves, the first of it', () => {
    const keeper = begun('pb');
    keeper.do(move('take 2'));
    keeper.do({ kind: 'endTurn' });
    const seen = (moves: number) => keeper.table.revealedSince(moves, HOST);
    expect([seen(0), seen(1)]).toEqual([undefined, undefined]);
    keeper.botMove('roll');
    keeper.do(move('take 1'));
    expect([seen(0)?.type, seen(1)?.type, seen(2)]).toEqual(['rolled', 'rolled', undefined]);
    keeper.do({ kind: 'undo' });
    expect([seen(1)?.type, seen(2)]).toEqual(['rolled', undefined]);
  });

  it('is told as the member may hear of it', () => {
    const hidden = { ...gameNamed(GAMES, 'pebbles'), redact: () => ({ type: 'hidden' }) };
    const keeper = begun('pp', {}, { ...GAMES, pebbles: hidden });
    keeper.do(move('roll'));
    expect(keeper.table.revealedSince(0, BEN)).toEqual({ type: 'hidden' });
  });

  it('is just what stops a person who plays against bots', () => {
    const game = gameNamed(GAMES, 'pebbles');
    for (const seed of ['one', 'two', 'three']) {
      const keeper = begun('pb', { setup: { options: { heap: 50 } } }, GAMES, seed);
      const random = randomFrom(seed);
      while (keeper.table.stage === 'playing') {
        const { table } = keeper;
        const legal = game.legalActions(table.gameState);
        const text = game.print(legal[random.below(legal.length)]);
        if (table.botToMove() !== undefined) keeper.botMove(text);
        else keeper.do(move(text));
        if (table.unconfirmed !== undefined) keeper.do({ kind: 'endTurn' });
        if (table.turn !== 0) continue;
        const last = table
          .record()
          .moves.map(({ player }) => player)
          .lastIndexOf(0);
        if (last < 0) continue;
        const ask = () => table.check({ kind: 'askUndo' }, HOST, keeper.now);
        if (table.revealedSince(last, HOST) === undefined) expect(ask()).toHaveLength(1);
        else expect(ask).toThrow(declined('nothing-to-undo'));
      }
    }
  });
});
