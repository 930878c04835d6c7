import { cardOf, tileOf } from './faces.ts';

/** What goods come from, are paid for or are rolled for. */
const SOURCE_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    hunt: 'the hunting grounds',
    forest: 'the forest',
    claypit: 'the clay pit',
    quarry: 'the quarry',
    river: 'the river',
    toolmaker: 'the tool maker',
    hut: 'the hut',
    field: 'the field',
    merchant: 'the merchant',
    feeding: 'the missing food',
    redeem: 'the redeemed card',
    'extra card': 'one more card',
  }),
);

/** A place of the board, a card, a tile or a phase: "the clay pit", "card space 2", "card C13". */
export function sourceInWords(name: string): string {
  const words = SOURCE_WORDS.get(name);
  if (words !== undefined) return words;
  const numbered = /^(card|building)(\d)$/.exec(name);
  if (numbered !== null) {
    return numbered[1] === 'card' ? `card space ${numbered[2]}` : `building stack ${numbered[2]}`;
  }
  if (cardOf(name) !== undefined) return `card ${name}`;
  return tileOf(name) === undefined ? name : `building ${name}`;
}
