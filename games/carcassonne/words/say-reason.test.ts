import { grammarOf, LANGUAGES, together } from '@ochre/words';
import { describe, expect, it } from 'vitest';
import { carcassonne, type Reason, reasonAgainst } from '../rules/index.ts';
import { type Laid, TestTable } from '../rules/testing/test-table.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { sayReason } from './say-reason.ts';

const WORDS = {
  en: together(grammarOf('en'), en),
  es: together(grammarOf('es'), es),
  de: together(grammarOf('de'), de),
};
const SEATS = [{ name: 'Ana' }, { name: 'Ben' }];
const shrine = { modules: ['shrine'] };

const CHALLENGE: readonly Laid[] = [
  ['B', '0,1 r0', 'cloister'],
  ['SH1', '0,2 r0', 'shrine'],
];
const TWO_CLOISTERS: readonly Laid[] = [
  ['B', '0,1 r0'],
  ['E', '0,2 r1'],
  ['B', '0,3 r0'],
];
/** A road with a thief of each: it is not free for anybody. */
const SHARED: readonly Laid[] = [
  ['V', '1,0 r0', 'road s'],
  ['V', '0,1 r3', 'road e'],
];

interface Case {
  readonly type: Reason['type'];
  readonly rule: string;
  readonly table: () => TestTable;
  readonly move: string;
  readonly by?: number;
  readonly said: Readonly<Record<'en' | 'de' | 'es', string>>;
}

const CASES: readonly Case[] = [
  {
    type: 'over',
    rule: 'C6.1',
    table: () => new TestTable(['E']).last().turn('0,-1 r2'),
    move: 'claim none',
    said: {
      en: 'The game is over.',
      de: 'Das Spiel ist aus.',
      es: 'La partida ha terminado.',
    },
  },
  {
    type: 'turn',
    rule: 'C2.2',
    table: () => new TestTable(['E']),
    move: 'lay 0,-1 r2',
    by: 1,
    said: { en: 'It is Ana’s turn.', de: 'Ana ist am Zug.', es: 'Le toca a Ana.' },
  },
  {
    type: 'layFirst',
    rule: 'C3.1',
    table: () => new TestTable(['E']),
    move: 'claim none',
    said: {
      en: 'The tile must be laid first.',
      de: 'Erst muss das Plättchen gelegt werden.',
      es: 'Primero hay que colocar la loseta.',
    },
  },
  {
    type: 'claimNow',
    rule: 'C4.1',
    table: () => new TestTable(['E']).move('lay 0,-1 r2'),
    move: 'lay 1,0 r0',
    said: {
      en: 'The tile is laid: place a follower on it, or none.',
      de: 'Das Plättchen liegt: Setz einen Gefolgsmann darauf oder keinen.',
      es: 'La loseta ya está puesta: pon en ella un seguidor, o ninguno.',
    },
  },
  {
    type: 'alone',
    rule: 'C3.2',
    table: () => new TestTable(['U']),
    move: 'lay 1,1 r0',
    said: {
      en: 'No tile lies next to 1,1: it must share a side with one.',
      de: 'Neben 1,1 liegt kein Plättchen, und eines muss anliegen.',
      es: 'Junto a 1,1 no hay ninguna loseta, y ha de tocar una.',
    },
  },
  {
    type: 'occupied',
    rule: 'C3.2',
    table: () => new TestTable(['U']),
    move: 'lay 0,0 r0',
    said: {
      en: 'A tile lies at 0,0 already.',
      de: 'Auf 0,0 liegt schon ein Plättchen.',
      es: 'En 0,0 ya hay una loseta.',
    },
  },
  {
    type: 'sides',
    rule: 'C3.2',
    table: () => new TestTable(['U']),
    move: 'lay 1,0 r1',
    said: {
      en: 'Its west side is a field, and would meet a road.',
      de: 'Im Westen zeigt es Wiese, dort grenzt aber Straße an.',
      es: 'Al oeste tiene prado, pero ahí tocaría camino.',
    },
  },
  {
    // Every side that does not match is told.
    type: 'sides',
    rule: 'C3.2',
    table: () =>
      TestTable.with(
        [
          ['V', '1,0 r0'],
          ['V', '0,1 r3'],
        ],
        {},
        ['B'],
      ),
    move: 'lay 1,1 r0',
    said: {
      en: 'Its north side is a field, and would meet a road. Its west side is a field, and would meet a road.',
      de: 'Im Norden zeigt es Wiese, dort grenzt aber Straße an. Im Westen zeigt es Wiese, dort grenzt aber Straße an.',
      es: 'Al norte tiene prado, pero ahí tocaría camino. Al oeste tiene prado, pero ahí tocaría camino.',
    },
  },
  {
    type: 'building',
    rule: 'K4',
    table: () => TestTable.with(TWO_CLOISTERS, shrine, ['SH1']),
    move: 'lay -1,2 r0',
    said: {
      en: 'The cloister at 0,3 is in the way of a shrine: it would be the second one next to it.',
      de: 'Das Kloster auf 0,3 ist im Weg: Es wäre schon das zweite Kloster neben der Kultstätte.',
      es: 'El monasterio de 0,3 lo impide: sería el segundo junto al santuario.',
    },
  },
  {
    type: 'building',
    rule: 'K5',
    table: () => TestTable.with([...CHALLENGE, ['E', '0,-1 r2']], shrine, ['B']),
    move: 'lay 0,3 r0',
    said: {
      en: 'The shrine at 0,2 is in the way of a cloister: it is under a challenge.',
      de: 'Die Kultstätte auf 0,2 ist herausgefordert: Daneben kommt kein Kloster.',
      es: 'El santuario de 0,2 está en un desafío: a su lado no va ningún monasterio.',
    },
  },
  {
    type: 'building',
    rule: 'K5',
    table: () =>
      TestTable.with(
        [
          ['B', '0,1 r0'],
          ['SH1', '0,2 r0'],
        ],
        { ...shrine, options: { shrineNeighbours: 'geometry' } },
        ['SH2'],
      ),
    move: 'lay -1,1 r2',
    said: {
      en: 'The cloister at 0,1 is in the way of a shrine: there is one beside it already.',
      de: 'Neben dem Kloster auf 0,1 liegt schon eine Kultstätte.',
      es: 'El monasterio de 0,1 ya tiene al lado un santuario.',
    },
  },
  {
    type: 'absent',
    rule: 'C4.1',
    table: () => new TestTable(['A']).move('lay 0,1 r0'),
    move: 'claim city e',
    said: {
      en: 'The tile has no city e, only road s, field nnw, and cloister.',
      de: 'Das Plättchen hat nicht „Stadt o“, nur Straße s, Wiese nnw und Kloster.',
      es: 'La loseta no tiene «ciudad e», solo camino s, prado nno y monasterio.',
    },
  },
  {
    type: 'noFarmers',
    rule: 'C6.6',
    table: () => new TestTable(['E'], { options: { farmers: 'none' } }).move('lay 0,-1 r2'),
    move: 'claim field nnw',
    said: {
      en: 'In this game no follower goes on a field.',
      de: 'In diesem Spiel kommt niemand auf eine Wiese.',
      es: 'En esta partida nadie va a un prado.',
    },
  },
  {
    type: 'held',
    rule: 'C4.2',
    table: () => TestTable.with([['U', '1,0 r0', 'road e']], {}, ['U']).move('lay 2,0 r0'),
    move: 'claim road w',
    said: {
      en: 'The road is already held by Ana.',
      de: 'Die Straße gehört schon Ana.',
      es: 'El camino ya es de Ana.',
    },
  },
  {
    type: 'held',
    rule: 'C4.2',
    table: () => TestTable.with(SHARED, {}, ['V']).move('lay 1,1 r1'),
    move: 'claim road n',
    said: {
      en: 'The road is already held by Ana and Ben.',
      de: 'Die Straße gehört schon Ana und Ben.',
      es: 'El camino ya es de Ana y Ben.',
    },
  },
  {
    type: 'held',
    rule: 'C4.2',
    table: () => TestTable.with([['B', '0,1 r0', 'field nnw']], {}, ['E']).move('lay 0,2 r2'),
    move: 'claim field nnw',
    said: {
      en: 'The farm is already held by Ana.',
      de: 'Die Wiese gehört schon Ana.',
      es: 'La granja ya es de Ana.',
    },
  },
  {
    type: 'held',
    rule: 'C4.2',
    table: () => TestTable.with([['G', '0,-1 r1', 'city n']], {}, ['F']).move('lay 0,-2 r1'),
    move: 'claim city s',
    said: {
      en: 'The city is already held by Ana.',
      de: 'Die Stadt gehört schon Ana.',
      es: 'La ciudad ya es de Ana.',
    },
  },
];

describe.each(LANGUAGES)('why a move is not allowed, in %s', (language) => {
  it.each(CASES)('$type: $said.en', ({ type, rule, table, move, by, said }) => {
    const { state } = table();
    const action = carcassonne.parse(move);
    const reason = reasonAgainst(state, action, by);
    expect(reason.type).toBe(type);
    expect(carcassonne.whyNot(state, action, by)?.rule).toBe(rule);
    expect(sayReason(reason, { seats: SEATS, words: WORDS[language] })).toBe(said[language]);
  });

  it('you are spoken to where you are in the way yourself', () => {
    const { heldByYou } = WORDS[language].reasons;
    for (const feature of ['city', 'road', 'farm'] as const) {
      const reason = { type: 'held', feature, holders: [0] } as const;
      const cast = { seats: SEATS, viewer: 0, words: WORDS[language] };
      expect(sayReason(reason, cast)).toBe(heldByYou[feature]);
    }
  });
});
