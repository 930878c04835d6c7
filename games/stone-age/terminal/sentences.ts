import { byType, type PerType } from '@ochre/kernel';
import { type ElderArea, type Event, goodsInWords } from '@ochre/stone-age/rules';
import type { Cast } from '@ochre/terminal';
import { counted } from '@ochre/terminal';
import { componentInWords, isForSale, sourceInWords } from './components-in-words.ts';

/** What happened, as a sentence; undefined where another event of the same move says it better. */
export function sentence(event: Event, cast: Cast): string | undefined {
  return byType(SENTENCES, event, (player, verb) => doing(cast, player, verb), cast);
}

/** "Player 1 takes", "You take": the subject with its verb. */
type Does = (player: number, verb: string) => string;

const IRREGULAR: Readonly<Record<string, string>> = { have: 'has' };

function doing({ names, you }: Cast, player: number, verb: string): string {
  if (player === you) return `You ${verb}`;
  return `${names[player] ?? `Player ${player}`} ${IRREGULAR[verb] ?? `${verb}s`}`;
}

/** In the one-player game a round is a turn, and everything fed is paid and named (P6.2). */
const isAlone = ({ names }: Cast): boolean => names.length === 1;

const people = (count: number): string => counted(count, 'person', 'people');

/** One sentence per type of event; a type without one does not compile. */
const SENTENCES: PerType<Event, [does: Does, cast: Cast], string | undefined> = {
  placed: (event, does) =>
    `${does(event.player, 'put')} ${people(event.people)} on ${sourceInWords(event.place)}.`,

  stayedHome: (event, does) =>
    `${does(event.player, 'find')} no place for ${people(event.people)}, who stay home.`,

  returned({ player, place, people: count, used }, does) {
    const from = sourceInWords(place);
    if (!used) return `${does(player, 'take')} ${people(count)} back from ${from}.`;
    // Of a card or building, what was paid and taken says it all.
    return isForSale(place) ? undefined : `${does(player, 'use')} ${from}.`;
  },

  rolled: ({ player, for: what, dice }, does) =>
    `${does(player, 'roll')} ${dice.join(' ')} for ${sourceInWords(what)}.`,

  toolsUsed: ({ player, slots, oneUse, added }, does) =>
    `${does(player, 'add')} ${added} with ${toolsInWords(slots, oneUse)}.`,

  picked: ({ player, face }, does) => `${does(player, 'pick')} the ${face}.`,

  gained({ player, goods, from }, does) {
    if (from === 'trade') return undefined;
    return `${does(player, 'get')} ${goodsInWords(goods)} from ${sourceInWords(from)}.`;
  },

  paid({ player, goods, for: what }, does, cast) {
    if (what === 'trade') return undefined;
    const words = goodsInWords(goods);
    const fed = isAlone(cast) ? FEEDING[what]?.(words, player, does) : undefined;
    return fed ?? `${does(player, 'pay')} ${words} for ${sourceInWords(what)}.`;
  },

  tokensPaid({ player, values, for: what }, does) {
    const words = tokensInWords(values);
    const fed = FEEDING[what]?.(words, player, does);
    return fed ?? `${does(player, 'pay')} ${words} for ${sourceInWords(what)}.`;
  },

  noRoom: ({ player, good, count, from }, does) =>
    `${does(player, 'have')} no room for ${count} ${good} from ${sourceInWords(from)}.`,

  // What is given and got is told here, and nowhere else.
  traded: ({ player, give, get }, does) =>
    `${does(player, 'trade')} ${goodsInWords(give)} for ${goodsInWords(get)}.`,

  tool: ({ player, tools }, does) => `${does(player, 'have')} tools ${tools.join('·')} now.`,

  oneUseTool: ({ player, value }, does) => `${does(player, 'get')} a one-use tool of ${value}.`,

  agriculture: ({ player, agriculture }, does) =>
    `${does(player, 'have')} agriculture ${agriculture} now.`,

  merchant: ({ player, merchant }, does) =>
    `${does(player, 'move')} to ${merchant} on the merchant track.`,

  person: (event, does) => `${does(event.player, 'have')} ${people(event.people)} now.`,

  points({ player, points, score }, does) {
    if (points === 0) return `${does(player, 'stay')} at ${counted(score, 'point')}.`;
    const verb = points < 0 ? 'lose' : 'score';
    return `${does(player, verb)} ${counted(Math.abs(points), 'point')}, now ${score}.`;
  },

  redeemable: ({ player }, does) =>
    `${does(player, 'keep')} the card, to redeem it for any two resources.`,

  cardBought: ({ player, card }, does) => `${does(player, 'take')} card ${componentInWords(card)}.`,

  cardDrawn: ({ player, card }, does) =>
    `${does(player, 'draw')} ${card === null ? 'a card' : `card ${componentInWords(card)}`} face down.`,

  cardTaken: ({ player, card, from }, does) =>
    `${does(player, 'take')} card ${componentInWords(card)} from the ${FROM_WORDS[from]}.`,

  built: ({ player, tile }, does) => `${does(player, 'build')} ${componentInWords(tile)}.`,

  tileOpened({ place, tile, left }) {
    const stack = sourceInWords(place);
    if (tile === '') return `Now ${stack} is empty.`;
    return `Now ${componentInWords(tile)} lies on ${stack}, with ${left} left.`;
  },

  fed({ player, food, missing }, does, cast) {
    if (isAlone(cast)) return missing === 0 ? 'Nobody needs food.' : undefined;
    const fed = `${does(player, 'feed')} the people with ${food} food`;
    return missing === 0 ? `${fed}.` : `${fed}; ${missing} more would be needed.`;
  },

  starved: ({ player }, does) => `${does(player, 'let')} the people starve.`,

  stocked({ player, good, count }, does) {
    if (good === 'food') return `${does(player, 'add')} ${count} food to the hunting grounds.`;
    return count === 0
      ? `${does(player, 'leave')} all ${good} on the board.`
      : `${does(player, 'remove')} ${count} ${good} from the board.`;
  },

  elder: ({ area }) => `The elder goes to ${areaInWords(area)}.`,

  slid: ({ card, from }) =>
    `Card ${componentInWords(card)} moves from ${from === 'deck' ? 'the draw stack' : sourceInWords(from)} to card space 1.`,

  cycled: ({ place, tiles }) =>
    `${counted(tiles, 'tile')} of ${sourceInWords(place)} ${tiles === 1 ? 'goes' : 'go'} to the bottom.`,

  discarded: ({ card }) => `No card was bought: card ${componentInWords(card)} is discarded.`,

  phase: ({ phase }) => PHASE_SENTENCES[phase],

  row({ cards, deck }, _does, cast) {
    const row = cards.map((card) => card || 'nothing').join(', ');
    return `On the card spaces: ${row}; ${deck} in the ${isAlone(cast) ? 'draw stack' : 'deck'}.`;
  },

  round: ({ round, firstPlayer }, does, cast) =>
    isAlone(cast) ? `Turn ${round} begins.` : `Round ${round}: ${does(firstPlayer, 'begin')}.`,

  over: ({ because }) => `The game is over: ${ENDINGS[because]}.`,
};

function toolsInWords(slots: readonly number[], oneUse: readonly number[]): string {
  const tools = [
    ...slots.map((slot) => `tool ${slot}`),
    ...oneUse.map((value) => `the one-use tool of ${value}`),
  ];
  return tools.join(' and ');
}

const tokensInWords = (values: readonly number[]): string =>
  `the ${values.length === 1 ? 'tool token' : 'tool tokens'} ${values.join(' and ')}`;

const FROM_WORDS = { outside: 'outside stack', discard: 'discard' } as const;

const areaInWords = (area: ElderArea): string =>
  area === 'village' ? 'the village' : sourceInWords(area);

/** What is lost while people are fed, by what it is lost for (P6.2, P6.3). */
const FEEDING: Readonly<Record<string, (words: string, player: number, does: Does) => string>> = {
  feeding: (words, player, does) => `${does(player, 'feed')} the people with ${words}.`,
  starving: (words, player, does) => `${does(player, 'lose')} ${words}.`,
  offer: (words, player, does) => `${does(player, 'offer')} ${words}.`,
};

const PHASE_SENTENCES = {
  place: 'Phase 1: people are placed.',
  act: 'Phase 2: people are used.',
  feed: 'Phase 3: people are fed.',
} as const;

/** Why a game ended. */
export const ENDINGS = {
  stack: 'a building stack is empty',
  cards: 'the card spaces cannot be filled',
} as const;
