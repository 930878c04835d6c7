import { byType, type PerType, type WhyNot } from '@ochre/kernel';
import { type Cast, castOf, type GameTerminal, type LookBack, single } from '@ochre/terminal';
import type { Language } from '@ochre/words';
import {
  type Pebbles,
  type PebblesAction,
  type PebblesEvent,
  type PebblesView,
  pebbles,
} from '../rules/pebbles.ts';
import { BOTS } from '../words/bots.ts';
import { de } from '../words/de.ts';
import { en } from '../words/en.ts';
import { es } from '../words/es.ts';
import type { PebblesWords } from '../words/words.ts';
import { board, plainBoard } from './board.ts';
import { ending, scoreLines } from './scores.ts';

const RULES = [
  '1. In turn, take 1 to 3 pebbles from the heap, or roll a die and take as many as it shows.',
  '2. A 6 also draws a card, face down.',
  '3. The game ends with the heap. Pebbles and cards are points; more cards break a tie.',
];

type PebblesTerminal = GameTerminal<Pebbles, PebblesAction, PebblesView, PebblesEvent>;

const WORDS: Readonly<Record<Language, PebblesWords>> = { en, es, de };

/** Pebbles in the terminal, in a language. */
export const terminalIn = (language: Language): PebblesTerminal => ({
  ...terminal,
  bots: BOTS[language],
  reason: (why) => reason(why, language),
});

/** In English the rules say what was wrong with this move. */
function reason({ rule, message }: WhyNot, language: Language): string {
  const texts: Readonly<Record<string, string>> = WORDS[language].ruleTexts;
  return language === 'en' ? message : (texts[rule] ?? message);
}

const terminal: Omit<PebblesTerminal, 'bots' | 'reason'> = {
  howToPlay: RULES,
  howToType: 'Type a number from the list, or a move as in take 2.',
  exampleMove: 'take 3',
  modules: {},
  variants: {},
  optionValues: {},
  opening: () => undefined,

  choices: (_moment, legal) =>
    legal.map((action) => {
      const move = pebbles.print(action);
      return single(move, move, action.kind === 'roll' ? '1 to 6 pebbles, a card with a 6' : '');
    }),
  question: ({ view: { heap } }) => `${heap} in the heap. Take how many, or roll?`,
  numbersOnBoard: () => new Map(),

  moveWords: ['take', 'roll'],
  tidied: (line) => line,
  // A number alone chooses from the list, so words are all that can be short.
  spelledOut: (text) => text.replace(/^t\w*/i, 'take').replace(/^r\w*/i, 'roll'),
  surprises: () => false,

  board: ({ view }, look) => board(view, look),
  plainBoard: ({ view }, look) => plainBoard(view, look),
  plainStock: ({ view, viewer }) => [`You have ${view.pebbles[viewer] ?? 0} pebbles.`],
  chapter: ({ deck, heap }) => `${deck} ${heap}`,
  showsSecrets: ({ view, viewer }) => (view.cards[viewer] ?? []).length > 0,
  rules: () => RULES,
  legend: () => [
    'On the board: ○ is a pebble, a card in brackets is one that only its owner sees.',
  ],
  commands: [],

  sentence: (event, cast) => byType(SENTENCES, event, cast),
  news: (events, _moment, { seats }) =>
    events.flatMap((event) => byType(SENTENCES, event, castOf(seats)) ?? []),
  newlySeen: (event) => NEWLY_SEEN[event.type],

  scores: ({ view }, look) => ['If the game ended now:', ...scoreLines(view, look)],
  ending: ({ view }, look) => ending(view, look),
  lookBack,
  endings: { heap: 'the heap is empty', '': 'it is not over' },
  grades: {},
  scoring: {},
};

/** "You take", "Heron takes" */
const does = ({ names, you }: Cast, player: number, verb: string): string =>
  player === you ? `You ${verb}` : `${names[player] ?? `Player ${player}`} ${verb}s`;

const SENTENCES: PerType<PebblesEvent, [cast: Cast], string | undefined> = {
  took: ({ player, count }, cast) => `${does(cast, player, 'take')} ${count}.`,
  rolled: ({ player, dice }, cast) => `${does(cast, player, 'roll')} ${dice.join(' ')}.`,
  drew: ({ player, card }, cast) =>
    `${does(cast, player, 'draw')} ${card === null ? 'a card' : `the card ${card}`}.`,
  over: () => 'The heap is empty.',
};

const NEWLY_SEEN: Readonly<Record<PebblesEvent['type'], string>> = {
  took: 'pebbles have been taken',
  rolled: 'a die has been rolled',
  drew: 'a card has been drawn',
  over: 'the cards have been turned up',
};

function lookBack(state: Pebbles): LookBack {
  const { setup, turn, heap } = state;
  const rounds = Math.ceil(turn / setup.players);
  if (heap > 0) return { rounds, ending: '', breakdown: [] };
  const breakdown = pebbles.scores(state).map((score, seat) => {
    const taken = state.pebbles[seat] ?? 0;
    return { pebbles: taken, cards: score - taken };
  });
  return { rounds, ending: 'heap', breakdown };
}
