import { describe, expect, it } from 'vitest';
import { carcassonne, gainsOf, stateOf } from '../../rules/index.ts';
import { LANGUAGES } from '../testing/all-words.ts';
import { RECORDED, recordedGame } from '../testing/recorded-game.ts';
import { sayingsIn } from './sayings.ts';

const RECORDS = RECORDED.flatMap(recordedGame);
/** Positions with all their legal moves: every so many of the records. */
const EVERY = 6;
const POSITIONS = RECORDS.flatMap(({ before }, at) => (at % EVERY === 0 ? [before] : []));

const SAID = /^\p{Lu}.*[^.\s]$/u;
const NONSENSE = /undefined|NaN|#|null|\[object|\s\s| ,| ;/;

describe.each(['en', 'es', 'de'] as const)('Moves in %s', (language) => {
  const sayings = sayingsIn(LANGUAGES[language]);

  it('are said, for all that was ever played in the recorded games', () => {
    for (const { before, move } of RECORDS) {
      const said = sayings.move(before, move);
      expect(said, move).toMatch(SAID);
      expect(said, move).not.toMatch(NONSENSE);
      expect(sayings.brings(before, move) ?? '-', move).toMatch(/^\S.*\S$|^-$/);
      expect(sayings.brings(before, move) ?? '', move).not.toMatch(NONSENSE);
    }
  });

  it('say whose features they shut off for good', () => {
    const names = ['Ann', 'Slate', 'Moss', 'Chalk', 'Plum'];
    const said = RECORDS.flatMap(({ before, move }) => sayings.blocks?.(before, move, names) ?? []);
    expect(said.length).toBeGreaterThan(0);
    for (const one of said) {
      expect(one).not.toMatch(NONSENSE);
      expect(names.some((name) => one.includes(name))).toBe(true);
    }
  });

  it('are told apart from all other moves of the decision', () => {
    for (const view of POSITIONS) {
      const legal = carcassonne.legalActions(stateOf(view)).map(carcassonne.print);
      const said = legal.map((move) => sayings.move(view, move));
      expect(said.filter((one, at) => said.indexOf(one) !== at)).toEqual([]);
    }
  });
});

describe('A move is said as at the table', () => {
  it.each([
    [
      '1-2-players-shrine',
      24,
      'lay 4,1 r0',
      [
        [
          'Extend your road; 1 south and 4 east of the start; road to the south and west',
          undefined,
        ],
        ['Alargar tu camino; 1 al sur y 4 al este del inicio; camino al sur y oeste', undefined],
        [
          'Deine Straße verlängern; 1 südlich und 4 östlich vom Start; Straße im Süden und Westen',
          undefined,
        ],
      ],
    ],
    [
      '1-2-players-shrine',
      104,
      'lay -4,5 r3',
      [
        [
          'Complete your cloister, extend an unclaimed city; 5 south and 4 west of the start',
          'cloister +9',
        ],
        [
          'Completar tu monasterio, ampliar una ciudad libre; 5 al sur y 4 al oeste del inicio',
          'monasterio +9',
        ],
        [
          'Dein Kloster fertigstellen, eine freie Stadt erweitern; 5 südlich und 4 westlich vom Start',
          'Kloster +9',
        ],
      ],
    ],
    [
      '1-3-players-shrine',
      16,
      'lay 1,1 r2',
      [
        [
          'Complete your city, extend an opponent’s road; 1 south and 1 east of the start',
          'city +4',
        ],
        [
          'Completar tu ciudad, alargar un camino ajeno; 1 al sur y 1 al este del inicio',
          'ciudad +4',
        ],
        [
          'Deine Stadt fertigstellen, eine fremde Straße verlängern; 1 südlich und 1 östlich vom Start',
          'Stadt +4',
        ],
      ],
    ],
    [
      '1-3-players-shrine',
      36,
      'lay -1,-2 r3',
      [
        ['Connect your road; 2 north and 1 west of the start', undefined],
        ['Unir tu camino; 2 al norte y 1 al oeste del inicio', undefined],
        ['Deine Straße verbinden; 2 nördlich und 1 westlich vom Start', undefined],
      ],
    ],
    [
      '1-2-players',
      52,
      'lay -6,3 r0',
      [
        ['Lay the cloister, next to your cloister; 3 south and 6 west of the start', undefined],
        ['Poner el monasterio, junto a tu monasterio; 3 al sur y 6 al oeste del inicio', undefined],
        ['Das Kloster legen, neben deinem Kloster; 3 südlich und 6 westlich vom Start', undefined],
      ],
    ],
    [
      '1-2-players',
      40,
      'claim field ssw',
      [
        ['Farmer on the field to the southwest', '3 points at the end'],
        ['Granjero en el prado del suroeste', '3 puntos al final'],
        ['Bauer auf die Wiese im Südwesten', '3 Punkte am Ende'],
      ],
    ],
    [
      '1-3-players-shrine',
      72,
      'claim city e',
      [
        ['Knight in the city to the east', '2 now, 4 if complete'],
        ['Caballero en la ciudad del este', 'ahora 2, al completarse 4'],
        ['Ritter in die Stadt im Osten', 'jetzt 2, fertig 4'],
      ],
    ],
    [
      '1-2-players',
      36,
      'claim none',
      [
        ['No follower', undefined],
        ['Sin seguidor', undefined],
        ['Kein Gefolgsmann', undefined],
      ],
    ],
  ] as const)('in the game %s at move %i: %s', (name, at, move, said) => {
    const { before, move: made } = recordedGame(`${name}.ochre`)[at]!;
    expect(made).toBe(move);
    expect(
      (['en', 'es', 'de'] as const).map((language) => {
        const { move: say, brings } = sayingsIn(LANGUAGES[language]);
        return [say(before, move), brings(before, move)];
      }),
    ).toEqual(said);
  });

  it('with the city where two fields lie in one direction', () => {
    const { move } = sayingsIn(LANGUAGES.en);
    const curve = { x: 0, y: 0, tile: 'P', rotation: 0, player: 0 } as const;
    const view = { ...POSITIONS[0]!, board: [curve] };
    expect(move(view, 'claim field ene')).toBe('Farmer on the field by the city');
    expect(move(view, 'claim field ese')).toBe('Farmer on the field to the southeast');
  });
});

describe('What a laying brings', () => {
  it('is what is scored, in every turn of the recorded games in which nobody is placed', () => {
    let scored = 0;
    for (const [at, { before, after, move, player }] of RECORDS.entries()) {
      const lay = carcassonne.parse(move);
      if (lay.kind !== 'lay') continue;
      const next = RECORDS[at + 1];
      const end = after.phase === 'claim' ? next?.after : after;
      if (end === undefined || end.phase === 'over') continue;
      if (after.phase === 'claim' && next?.move !== 'claim none') continue;
      const gains = gainsOf(before, lay, player).filter(
        ({ whose }) => whose === 'yours' || whose === 'shared',
      );
      const points = gains.reduce((sum, gain) => sum + gain.points, 0);
      expect(end.players[player]!.score - before.players[player]!.score).toBe(points);
      if (points > 0) scored++;
    }
    expect(scored).toBeGreaterThan(20);
  });
});
