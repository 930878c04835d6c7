import { describe, expect, it } from 'vitest';
import type { SnapshotPlayer } from './snapshot.ts';
import { startAt, startGame } from './testing/test-game.ts';

const DECK = ['C05', 'C01', 'C13', 'C04', 'C36', 'C22'];
const STACKS = [['B01'], ['B26']];

const fresh: SnapshotPlayer = {
  score: 0,
  food: 12,
  wood: 0,
  clay: 0,
  stone: 0,
  gold: 0,
  people: 5,
  home: 5,
  agriculture: 0,
  tools: [0, 0, 0],
  toolsUsed: [false, false, false],
  oneUse: [],
  redeemable: 0,
  cards: [],
  hiddenCards: 0,
  buildings: [],
};

describe('the snapshot', () => {
  it('has exactly the fields of the base game, at the start', () => {
    const options = { diceFirst: 'buyer' };
    const game = startGame({ deck: DECK, stacks: STACKS, firstPlayer: 1, options });
    expect(game.all).toStrictEqual({
      game: 'stone-age',
      modules: [],
      options,
      round: 1,
      phase: 'place',
      firstPlayer: 1,
      decision: { player: 1, kind: 'place' },
      cards: ['C05', 'C01', 'C13', 'C04'],
      deck: 32,
      stacks: [
        { top: 'B01', left: 7 },
        { top: 'B26', left: 7 },
      ],
      places: {},
      players: [fresh, fresh],
    });
  });

  it.each([2, 3, 4])('is the same for %i players, and survives JSON', (players) => {
    const { all } = startGame({ players });
    expect(Object.keys(all).sort()).toEqual([
      'cards',
      'decision',
      'deck',
      'firstPlayer',
      'game',
      'modules',
      'options',
      'phase',
      'places',
      'players',
      'round',
      'stacks',
    ]);
    expect(all.players).toHaveLength(players);
    expect(all.stacks).toHaveLength(players);
    expect(JSON.parse(JSON.stringify(all))).toStrictEqual(all);
  });

  it('repeats the options that were requested, and no others', () => {
    expect(startGame().all.options).toEqual({});
    const options = { negativeScores: false, diceFirst: 'startPlayer' };
    expect(startGame({ options }).all.options).toEqual(options);
  });

  it('lists only places where somebody stands, with the people of each player', () => {
    const game = startGame({ players: 3 });
    game.moves('place hunt 2', 'place hunt 1', 'place card4 1', 'place building3 1');
    expect(game.all.places).toEqual({ hunt: [2, 1, 0], card4: [0, 0, 1], building3: [1, 0, 0] });
    expect(game.all.players.map(({ home }) => home)).toEqual([2, 4, 4]);
  });

  it('names the place at `tools`, and has the roll there and not afterwards', () => {
    const players = [{ tools: [1, 0, 0], at: { river: 2, hut: 2 } }];
    const game = startAt({ players }, { dice: [5, 2] });
    expect(game.all).not.toHaveProperty('dice');
    expect(game.all.decision).toStrictEqual({ player: 0, kind: 'act' });
    game.moves('use river');
    expect(game.all).toMatchObject({ phase: 'act', dice: [5, 2], places: { hut: [2, 0] } });
    expect(game.all.decision).toStrictEqual({ player: 0, kind: 'tools', for: 'river' });
    expect(game.player(0)).toMatchObject({ home: 3, gold: 0 });
    game.moves('tools t1');
    expect(game.all).not.toHaveProperty('dice');
    expect(game.all.decision).toStrictEqual({ player: 0, kind: 'act' });
    expect(game.player(0)).toMatchObject({ gold: 1, toolsUsed: [true, false, false] });
  });

  it('names the card at the `tools` of its roll; the card is already the player’s', () => {
    const players = [{ wood: 3, oneUse: [2, 4], at: { card3: 1, hut: 2 } }];
    const game = startAt({ players }, { deck: DECK, dice: [1, 6] }).moves('buy card3 wood=3');
    expect(game.all).toMatchObject({ dice: [1, 6], cards: ['C05', 'C01', '', 'C04'] });
    expect(game.all.decision).toStrictEqual({ player: 0, kind: 'tools', for: 'C13' });
    expect(game.player(0)).toMatchObject({ wood: 0, home: 3, cards: ['C13'], oneUse: [2, 4] });
  });

  it('names the card at `pick`, and has the dice that are still there', () => {
    const players = [{ wood: 2, at: { card2: 1, hut: 2 } }];
    const game = startAt({ players }, { players: 3, deck: DECK, dice: [3, 1, 3] });
    game.moves('buy card2 wood=2');
    expect(game.all).toMatchObject({ phase: 'act', dice: [3, 1, 3] });
    expect(game.all.decision).toStrictEqual({ player: 0, kind: 'pick', for: 'C01' });
    game.moves('pick 3');
    expect(game.all.dice).toEqual([1, 3]);
    expect(game.all.decision).toStrictEqual({ player: 1, kind: 'pick', for: 'C01' });
    game.moves('pick 3', 'pick 1');
    expect(game.all).not.toHaveProperty('dice');
    expect(game.all.decision).toStrictEqual({ player: 0, kind: 'act' });
  });

  it('is in phase `feed` when food is short; the food is already paid', () => {
    const game = startAt({ players: [{ food: 4, at: { hunt: 1 } }] }).moves('leave hunt');
    expect(game.all).toMatchObject({ phase: 'feed', round: 1, players: [{ food: 0 }, {}] });
    expect(game.all.decision).toStrictEqual({ player: 0, kind: 'feed' });
    expect(game.all).not.toHaveProperty('dice');
  });

  it('shows a face-down card to its owner and in the all-seeing snapshot only', () => {
    const players = [{ wood: 1, cards: ['C30'], at: { card1: 1, hut: 2 } }];
    const game = startAt({ players }, { players: 3, deck: DECK }).moves('buy card1 wood=1');
    const known = { cards: ['C30', 'C05', 'C36'], hiddenCards: 1 };
    const hidden = { cards: ['C30', 'C05', null], hiddenCards: 1 };
    expect(game.seenBy('all').players[0]).toMatchObject(known);
    expect(game.seenBy(0).players[0]).toMatchObject(known);
    for (const viewer of [1, 2, 'spectator'] as const) {
      expect(game.seenBy(viewer).players[0]).toMatchObject(hidden);
      expect(JSON.stringify(game.seenBy(viewer))).not.toContain('C36');
    }
  });

  it('tells nobody what lies in the deck or under the open tiles', () => {
    const game = startGame({ deck: DECK, stacks: [['B01', 'B02'], ['B26']] });
    for (const viewer of ['all', 0, 1, 'spectator'] as const) {
      const seen = JSON.stringify(game.seenBy(viewer));
      expect(seen.match(/[BC]\d\d/g)).toEqual(['C05', 'C01', 'C13', 'C04', 'B01', 'B26']);
    }
  });
});

describe('the snapshot at the end', () => {
  it('after an empty stack has the cards as they were', () => {
    const players = [{ wood: 9, clay: 1, at: { card3: 1, building1: 1 } }];
    const stacks = [['B02', 'B03', 'B04', 'B05', 'B06', 'B07', 'B01']];
    const setup = { deck: DECK, stacks, dice: [1, 2] };
    const game = startAt({ players, stacksLeft: [1, 7] }, setup);
    game.moves('buy card3 wood=3', 'build building1 wood=2 clay=1');
    expect(game.all).toMatchObject({ phase: 'over', cards: ['C05', 'C01', '', 'C04'], deck: 32 });
    expect(game.all.stacks).toMatchObject([{ top: '', left: 0 }, { left: 7 }]);
    expect(game.all).not.toHaveProperty('decision');
    expect(game.all).not.toHaveProperty('dice');
  });

  it('after a row that could not be filled has them slid and filled as far as they went', () => {
    const players = [{ wood: 9, food: 20, at: { card1: 1, card4: 1 } }];
    const game = startAt({ players, deckLeft: 1 }, { deck: DECK });
    game.moves('buy card4 wood=4', 'buy card1 wood=1');
    expect(game.player(0).cards).toHaveLength(3);
    expect(game.all).toMatchObject({ phase: 'over', cards: ['C01', 'C13', '', ''], deck: 0 });
    expect(game.all).not.toHaveProperty('decision');
  });

  it('then with one card left in the deck fills one of two spaces', () => {
    const players = [{ wood: 9, food: 20, at: { card3: 1, card4: 1 } }];
    const game = startAt({ players, deckLeft: 1 }, { deck: DECK, dice: [1, 1] });
    game.moves('buy card3 wood=3', 'buy card4 wood=4');
    expect(game.all.cards.slice(0, 2)).toEqual(['C05', 'C01']);
    expect(game.all.cards[2]).toMatch(/^C\d\d$/);
    expect(game.all.cards[3]).toBe('');
  });

  const position = {
    stacksLeft: [0, 7],
    players: [
      {
        score: 40,
        wood: 2,
        redeemable: 1,
        agriculture: 3,
        tools: [2, 1, 1],
        cards: ['C30', 'C02', 'C03', 'C05', 'C12'],
        faceDown: ['C35', 'C10'],
        buildings: ['B03', 'B04'],
        at: { hunt: 1 },
      },
      { score: 60, gold: 1 },
    ],
  };

  it('has the result, whose breakdown adds up, and the score stays the track', () => {
    const game = startAt(position).moves('leave hunt');
    expect(game.all.result).toStrictEqual({
      scores: [40 + 5 + 6 + 4 + 6 + 5 + 4, 61],
      winners: [0],
      breakdown: [
        {
          track: 40,
          culture: 5,
          farmers: 6,
          toolmakers: 4,
          builders: 6,
          shamans: 5,
          resources: 4,
        },
        {
          track: 60,
          culture: 0,
          farmers: 0,
          toolmakers: 0,
          builders: 0,
          shamans: 0,
          resources: 1,
        },
      ],
    });
    expect(game.all.players.map(({ score }) => score)).toEqual([40, 60]);
  });

  it('shows all cards to everyone', () => {
    const game = startAt(position).moves('leave hunt');
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(game.seenBy(viewer)).toEqual(game.all);
    }
    expect(game.player(0).cards).toEqual(['C30', 'C02', 'C03', 'C05', 'C12', 'C35', 'C10']);
  });

  it('counts a negative track in the breakdown as it is', () => {
    const players = [{ score: -4, wood: 1, at: { hunt: 1 } }];
    const options = { negativeScores: true };
    const game = startAt({ players, stacksLeft: [7, 0] }, { options }).moves('leave hunt');
    expect(game.all.result).toMatchObject({ scores: [-3, 0], breakdown: [{ track: -4 }, {}] });
    expect(game.player(0).score).toBe(-4);
  });

  it('has no result before', () => {
    expect(startAt(position).all).not.toHaveProperty('result');
  });
});
