import type { GameTerminal, LookBack } from '@ochre/terminal';
import type { Language } from '@ochre/words';
import {
  type Action,
  carcassonne,
  type Event,
  reasonAgainst,
  type Snapshot,
  type State,
  stateOf,
} from '../rules/index.ts';
import { BOTS } from '../words/bots.ts';
import { sayEvent } from '../words/say-event.ts';
import { sayReason } from '../words/say-reason.ts';
import { board } from './board/board.ts';
import { plainBoard, plainStock } from './board/plain.ts';
import { choicesOf } from './choices.ts';
import { commandsIn } from './commands.ts';
import { type Words, wordsIn } from './in-words.ts';
import { newsOf } from './news.ts';
import { ending, scoresNow } from './scores.ts';
import { MOVE_WORDS, spelledOut, tidiedIn } from './typing.ts';

/** Line by line, the whole board is told once in so many turns. */
const CHAPTER = 10;

/** Carcassonne in the terminal, in a language. */
export function terminalIn(language: Language): GameTerminal<State, Action, Snapshot, Event> {
  const words = wordsIn(language);
  const { terminal, options } = words;
  const { shrine } = words.modules;
  return {
    howToPlay: terminal.howToPlay,
    howToType: terminal.howToType,
    exampleMove: 'lay 1,-2 r3',
    modules: { shrine: { title: shrine.title, about: shrine.about } },
    variants: {},
    optionValues: {
      smallCity: options.smallCity.values,
      farmers: options.farmers.values,
      shrineNeighbours: options.shrineNeighbours.values,
    },
    bots: BOTS[language],
    opening: () => undefined,

    choices: (moment, legal) => choicesOf(moment, legal, words),
    question: ({ view: { phase, tile = '' } }) =>
      phase === 'lay' ? terminal.asked.lay(words.tile(tile)) : terminal.asked.claim,
    numbersOnBoard: ({ view: { phase } }, choices) =>
      new Map(phase === 'lay' ? choices.map(({ label }, at) => [label, at + 1]) : []),

    moveWords: MOVE_WORDS,
    tidied: tidiedIn(words),
    spelledOut,
    surprises: () => false,
    reason: ({ action, moment: { view }, readers }) =>
      sayReason(reasonAgainst(stateOf(view), action), { ...readers, words }),

    board: (moment, look, room) => board(moment, look, room, words),
    plainBoard: ({ view }, look) => plainBoard(view, look, words),
    plainStock: ({ view, viewer }, look) => plainStock(view, viewer, look, words),
    chapter: ({ turn }) => `${Math.floor(turn / CHAPTER)}`,
    showsSecrets: () => false,
    rules: (view) => rulesIn(view, words),
    legend: () => [terminal.legend],
    commands: commandsIn(words),

    sentence: (event, readers) => sayEvent(event, { ...readers, words }),
    news: (events, _moment, look) => newsOf(events, look, words),
    newlySeen: () => terminal.newlySeen,

    scores: ({ view }, look) => scoresNow(view, look, words),
    ending: ({ view }, look) => ending(view, look, words),
    lookBack,
    endings: terminal.endings,
    grades: {},
    scoring: words.sources,
  };
}

/** The rules of this game: with its module, and the options that are not the usual ones. */
function rulesIn({ modules, options }: Snapshot, words: Words): string[] {
  const { howToPlay, shrineRules, option } = words.terminal;
  const chosen = Object.entries(words.options).flatMap(([name, { name: called, values }]) => {
    const all: Readonly<Record<string, string>> = values;
    const value = all[`${options[name]}`];
    return value === undefined ? [] : [option(called, value)];
  });
  return [...howToPlay, ...(modules.includes('shrine') ? shrineRules : []), ...chosen];
}

function lookBack(state: State): LookBack {
  const { result } = carcassonne.view(state, 'all');
  const rounds = Math.ceil(state.turn / state.rules.players);
  if (result === undefined) return { rounds, ending: '', breakdown: [] };
  return { rounds, ending: 'tiles', breakdown: result.breakdown };
}
