import { ofSeat } from '@ochre/kernel';
import { GOODS, meanYield, type Snapshot } from '@ochre/stone-age/rules';
import { describe, expect, it } from 'vitest';
import { cardOf } from '../../words/components.ts';
import { LANGUAGES } from '../testing/all-words.ts';
import { LANGUAGE_NAMES } from '../testing/page.tsx';
import { realDecisions } from '../testing/real-decisions.ts';
import { RECORDED, type Recorded, recordedGame } from '../testing/recorded-game.ts';
import { sayingsIn } from './sayings.ts';

const GAMES = RECORDED.map(recordedGame);
const RECORDS = GAMES.flat();
/** Where nothing is short. */
const TOGETHER = RECORDS.filter(({ before }) => before.solo === undefined);
/** Positions with all their legal moves: every so many of the records, and every kind of decision. */
const EVERY = 7;
const POSITIONS = [
  ...RECORDS.filter((_, at) => at % EVERY === 0).map(({ before: view, legal }) => ({
    view,
    legal,
  })),
  ...realDecisions(),
];

const SAID = /^[\p{Lu}\d](?:.*[^.\s])?$/u;
const NONSENSE = /undefined|NaN|#|null|\[object|\s\s| ,|: *$/;

describe.each(LANGUAGE_NAMES)('Moves in %s', (language) => {
  const sayings = sayingsIn(LANGUAGES[language]);

  it('say for whom they leave no room, where that does not go without saying', () => {
    const names = ['Ann', 'Slate', 'Moss', 'Chalk', 'Plum'];
    const said = POSITIONS.flatMap(({ view, legal }) =>
      legal.flatMap((move) => {
        const blocks = sayings.blocks?.(view, move, names);
        return blocks === undefined ? [] : [{ view, move, blocks }];
      }),
    );
    expect(said.length).toBeGreaterThan(0);
    for (const { view, move, blocks } of said) {
      expect(blocks).not.toMatch(NONSENSE);
      expect(move).toMatch(/^place (forest|claypit|quarry|river) \d$/);
      const named = names.filter((name) => blocks.includes(name));
      expect(named).not.toEqual([]);
      expect(named).not.toContain(names[view.decision!.player]);
    }
  });

  it('are said, for all that was ever played in the recorded games', () => {
    for (const { before, move } of RECORDS) {
      const said = sayings.move(before, move);
      expect(said, move).toMatch(SAID);
      expect(said, move).not.toMatch(NONSENSE);
      const brings = sayings.brings(before, move);
      if (brings === undefined) continue;
      expect(brings, move).not.toBe('');
      expect(brings, move).not.toMatch(NONSENSE);
    }
  });

  it('are told apart from all other moves of the decision', () => {
    for (const { view, legal } of POSITIONS) {
      const meant = new Map<string, string>();
      for (const move of legal) {
        const said = sayings.move(view, move);
        const other = meant.get(said) ?? move;
        expect(likeness(other, view), said).toBe(likeness(move, view));
        meant.set(said, move);
      }
    }
  });
});

/**
 * What a move is but for what nobody tells apart: tools of one value do the same, whichever is used,
 * and cards that are printed alike have one name.
 */
function likeness(move: string, { players, decision }: Snapshot): string {
  const [kind, ...words] = move.split(' ');
  if (kind === 'draw' && words[0] !== 'outside') {
    const { upper, lower } = cardOf(words[0]!);
    return `draw ${JSON.stringify([upper, lower])}`;
  }
  if (kind !== 'tools') return move;
  const { tools } = ofSeat(players, decision!.player);
  const used = words.map((word) => (word.startsWith('t') ? `${tools[Number(word[1]) - 1]}` : word));
  return `tools ${used.join(' ')}`;
}

describe('A move is said as at the table', () => {
  it.each([
    [
      '2-2-players-stack',
      3,
      'place quarry 3',
      [
        ['3 people in the quarry', 'about 1.7 stone'],
        ['3 personas en la cantera', 'aprox. 1,7 de piedra'],
        ['3 Personen in den Steinbruch', 'etwa 1,7 Stein'],
      ],
    ],
    [
      '2-2-players-huts-cards',
      9,
      'use hut',
      [
        ['Use the hut', 'one more person'],
        ['Usar la choza', 'una persona más'],
        ['Die Hütte nutzen', 'eine weitere Person'],
      ],
    ],
    [
      '2-2-players-huts-cards',
      50,
      'buy card3 wood=1 gold=2',
      [
        ['Buy the Weaving card for 1 wood and 2 gold', '1 food; +1 point at the end'],
        ['Comprar la carta de tejido por 1 de madera y 2 de oro', '1 de comida; +1 punto al final'],
        ['Die Karte „Weberei“ für 1 Holz und 2 Gold kaufen', '1 Nahrung; +1 Punkt am Ende'],
      ],
    ],
    [
      '2-2-players-huts-cards',
      54,
      'buy card1 stone=1',
      [
        ['Buy the card with 3 hut builders for 1 stone', '3 points'],
        ['Comprar la carta con 3 constructores por 1 de piedra', '3 puntos'],
        ['Die Karte „3 Hüttenbauer“ für 1 Stein kaufen', '3 Punkte'],
      ],
    ],
    [
      '2-2-players-huts-cards',
      61,
      'place building1 1',
      [
        ['1 person at the building for 4 resources, 2 kinds', 'the value of what is paid'],
        ['1 persona en el edificio por 4 recursos, 2 tipos', 'el valor de lo pagado'],
        ['1 Person zum Gebäude für 4 Rohstoffe, 2 Arten', 'Punkte nach Wert des Bezahlten'],
      ],
    ],
    [
      '2-2-players-huts-cards',
      248,
      'build building2 clay=3',
      [
        ['Build the Clay hut for 3 clay', '4 points; 1 clay every round'],
        [
          'Construir el edificio «Choza de arcilla» por 3 de arcilla',
          '4 puntos; 1 de arcilla cada ronda',
        ],
        ['Das Gebäude „Lehmhütte“ für 3 Lehm bauen', '4 Punkte; 1 Lehm in jeder Runde'],
      ],
    ],
    [
      '2-2-players-stack',
      218,
      'build building1 wood=2 gold=1',
      [
        ['Build the 12-point building for 2 wood and 1 gold', '12 points'],
        ['Construir el edificio de 12 puntos por 2 de madera y 1 de oro', '12 puntos'],
        ['Das 12-Punkte-Gebäude für 2 Holz und 1 Gold bauen', '12 Punkte'],
      ],
    ],
    [
      '2-2-players-stack',
      49,
      'tools t1',
      [
        ['Tool of 1', '4 food'],
        ['Herramienta de 1', '4 de comida'],
        ['Werkzeug mit 1', '4 Nahrung'],
      ],
    ],
    [
      '2-2-players-stack',
      91,
      'leave card2',
      [
        ['Leave the Writing card unused', undefined],
        ['Dejar la carta de escritura sin usar', undefined],
        ['Die Karte „Schrift“ auslassen', undefined],
      ],
    ],
    [
      '2-1-players-solo-cards',
      25,
      'starve',
      [
        ['Stay hungry', '-10 points'],
        ['Pasar hambre', '-10 puntos'],
        ['Hungrig bleiben', '-10 Punkte'],
      ],
    ],
  ] as const)('in the game %s at move %i: %s', (name, at, move, said) => {
    const { before, move: made } = recordedGame(`${name}.ochre`)[at]!;
    expect(made).toBe(move);
    const sayings = ['en', 'es', 'de'] as const;
    expect(
      sayings.map((language) => {
        const { move: say, brings } = sayingsIn(LANGUAGES[language]);
        return [say(before, move), brings(before, move)];
      }),
    ).toEqual(said);
  });

  it('with the space where two cards or buildings are called the same', () => {
    const { before } = TOGETHER.find(({ legal }) => legal.includes('place card2 1'))!;
    const [card] = before.cards;
    const twice = { ...before, cards: before.cards.map((id, at) => (at === 1 ? card! : id)) };
    const { move } = sayingsIn(LANGUAGES.en);
    expect(move(twice, 'place card2 1')).toMatch(/^1 person at the .+ on space 2$/);
    expect(move(before, 'place card2 1')).not.toMatch(/on space/);
  });

  it('with several tools by their values', () => {
    const { before } = TOGETHER.find(({ move }) => move === 'tools t1')!;
    const seat = before.decision!.player;
    const players = before.players.map((player, at) =>
      at === seat ? { ...player, tools: [2, 1, 1], oneUse: [4] } : player,
    );
    const { move } = sayingsIn(LANGUAGES.en);
    expect(move({ ...before, players }, 'tools t1 t2')).toBe('Tools 2 + 1');
    expect(move({ ...before, players }, 'tools t1 o4')).toBe('Tools 2 + one-use 4');
    expect(move({ ...before, players }, 'tools o4')).toBe('One-use tool of 4');
  });
});

describe('What a move brings', () => {
  const { brings } = sayingsIn(LANGUAGES.en);

  it('is the mean of the dice where nobody has tools', () => {
    const [{ before }] = GAMES[RECORDED.indexOf('2-2-players-cards.ochre')]! as [Recorded];
    expect(ofSeat(before.players, before.decision!.player).tools).toEqual([0, 0, 0]);
    for (const people of [1, 2, 3, 4, 5]) {
      const mean = Math.round(10 * meanYield(people, 3)) / 10;
      expect(brings(before, `place forest ${people}`)).toBe(`about ${mean} wood`);
    }
  });

  it('is more with the tools at hand', () => {
    const { before } = TOGETHER.find(({ legal }) => legal.includes('place forest 3'))!;
    const seat = before.decision!.player;
    const players = before.players.map((player, at) =>
      at === seat
        ? { ...player, tools: [2, 1, 0], toolsUsed: [false, false, false], oneUse: [] }
        : player,
    );
    const mean = Math.round(10 * meanYield(3, 3, 3)) / 10;
    expect(brings({ ...before, players }, 'place forest 3')).toBe(`about ${mean} wood`);
  });

  it('is what then came of tools and buildings in the recorded games', () => {
    const { goodsCounted, tiles } = LANGUAGES.en;
    let checked = 0;
    for (const { before, after, move, player } of RECORDS) {
      const [had, has] = [ofSeat(before.players, player), ofSeat(after.players, player)];
      const gained = GOODS.filter((good) => (has[good] ?? 0) > (had[good] ?? 0));
      const [good] = gained;
      if (move.startsWith('tools ') && gained.length === 1 && after.decision?.kind === 'act') {
        expect(brings(before, move)).toBe(goodsCounted[good!]((has[good!] ?? 0) - had[good!]!));
        checked++;
      }
      if (move.startsWith('build ') && after.phase !== 'over') {
        const [points] = brings(before, move)!.split('; ');
        expect(points).toBe(tiles.points(has.score - had.score));
        checked++;
      }
    }
    expect(checked).toBeGreaterThan(100);
  });

  it('is nothing where a track is at its end (B4.3)', () => {
    const { before } = TOGETHER.find(({ legal }) => legal.includes('place hut 2'))!;
    const seat = before.decision!.player;
    const players = before.players.map((player, at) =>
      at === seat ? { ...player, people: 10 } : player,
    );
    expect(brings({ ...before, players }, 'place hut 2')).toBe('nothing');
  });
});
