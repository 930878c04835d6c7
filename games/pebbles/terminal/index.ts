import type { WhyNot } from '@ochre/kernel';
import { type Choice, type GameTerminal, type LookBack, onlyPerson, single } from '@ochre/terminal';
import type { Language } from '@ochre/words';
import {
  type Pebbles,
  type PebblesAction,
  type PebblesEvent,
  type PebblesView,
  pebbles,
} from '../rules/pebbles.ts';
import { BOTS } from '../words/bots.ts';
import { sayEvent } from '../words/say-event.ts';
import { sayMove } from '../words/say-move.ts';
import { board, plainBoard } from './board.ts';
import { type Words, wordsIn } from './in-words.ts';
import { ending, scoreLines } from './scores.ts';

/** Pebbles in the terminal, in a language. */
export function terminalIn(
  language: Language,
): GameTerminal<Pebbles, PebblesAction, PebblesView, PebblesEvent> {
  const words = wordsIn(language);
  const { terminal } = words;
  const rules = Object.values(words.ruleTexts).map((text, at) => `${at + 1}. ${text}`);
  return {
    howToPlay: rules,
    howToType: terminal.howToType,
    exampleMove: 'take 3',
    modules: {},
    variants: {},
    optionValues: {},
    bots: BOTS[language],
    opening: () => undefined,

    choices: (_moment, legal) => legal.map((action) => choiceOf(action, words)),
    question: ({ view: { heap } }) => `${terminal.left(heap)} ${words.asked}`,
    numbersOnBoard: () => new Map(),

    moveWords: ['take', 'roll'],
    tidied: (line) => line,
    // A number alone chooses from the list, so words are all that can be short.
    spelledOut: (text) => text.replace(/^t\w*/i, 'take').replace(/^r\w*/i, 'roll'),
    surprises: () => false,
    reason: ({ why }) => reason(why, words),

    board: ({ view }, look) => board(view, look, words),
    plainBoard: ({ view }, look) => plainBoard(view, look, words),
    plainStock: ({ view, viewer }) => [terminal.youHave(words.pebbles(view.pebbles[viewer] ?? 0))],
    chapter: ({ deck, heap }) => `${deck} ${heap}`,
    showsSecrets: ({ view, viewer }) => (view.cards[viewer] ?? []).length > 0,
    rules: () => rules,
    legend: () => [terminal.legend],
    commands: [],

    sentence: (event, readers) => sayEvent(event, { ...readers, words }),
    news: (events, _moment, { seats }) =>
      events.map((event) => sayEvent(event, { seats, viewer: onlyPerson(seats), words })),
    newlySeen: (event) => terminal.newlySeen[event.type],

    scores: ({ view }, look) => [terminal.ifEnded, ...scoreLines(view, look, words)],
    ending: ({ view }, look) => ending(view, look, words),
    lookBack,
    endings: terminal.endings,
    grades: {},
    scoring: { pebbles: terminal.heads.pebbles, cards: terminal.heads.cards },
  };
}

function choiceOf(action: PebblesAction, words: Words): Choice {
  const move = pebbles.print(action);
  const said = sayMove(move, words);
  return single(move, said.move, said.brings ?? '');
}

/** In English the rules say what was wrong with this move. */
function reason({ rule, message }: WhyNot, { language, ruleTexts }: Words): string {
  const texts: Readonly<Record<string, string>> = ruleTexts;
  return language === 'en' ? message : (texts[rule] ?? message);
}

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
