import {
  type Action,
  type Event,
  type Snapshot,
  type State,
  stoneAge,
} from '@ochre/stone-age/rules';
import type { Choice, GameTerminal, LookBack } from '@ochre/terminal';
import type { Language } from '@ochre/words';
import { botsIn } from './bots.ts';
import { commandsIn } from './commands.ts';
import { type Words, wordsIn } from './in-words.ts';
import { modulesIn, variantsIn } from './modules.ts';
import type { StoneAgeMoment } from './moment.ts';
import { newlySeen } from './newly-seen.ts';
import { newsFor } from './news.ts';
import { oddsIn } from './odds/index.ts';
import { playerAt } from './places.ts';
import { presentationOf } from './presentations.ts';
import { reason } from './reason.ts';
import { sentence } from './sentence.ts';
import { difficultiesIn } from './solo/difficulties.ts';
import { endToShare } from './solo/end-to-share.ts';
import { soloOpening } from './solo/opening.ts';
import { KINDS, spelledOut } from './spelling.ts';
import { surprises, tidiedIn } from './typing.ts';

/** Stone Age in the terminal, in a language. */
export function terminalIn(language: Language): GameTerminal<State, Action, Snapshot, Event> {
  const words = wordsIn(language);
  return {
    howToPlay: words.showing.texts.howToPlay,
    howToType: words.showing.texts.howToType,
    exampleMove: 'place hut 2',
    modules: modulesIn(words),
    variants: variantsIn(words),
    optionValues: { difficulty: difficultiesIn(words) },
    bots: botsIn(language, words),
    helpNote: words.showing.texts.helpNote,
    opening: (begun) => (begun.setup.variant === 'solo' ? soloOpening(begun, words) : undefined),

    choices: ({ view }, legal) => presentationOf(view, words).choices(view, legal),
    question: (moment) => presentationOf(moment.view, words).question(moment),
    numbersOnBoard: ({ view }, choices) => numbersOnBoard(view, choices),

    moveWords: KINDS,
    tidied: tidiedIn(words),
    spelledOut,
    surprises,
    reason: ({ why }) => reason(why, words),

    board: (moment, look, room) => presentationOf(moment.view, words).board(moment, look, room),
    plainBoard: (moment, look) => presentationOf(moment.view, words).plainBoard(moment, look),
    plainStock: (moment, look) => presentationOf(moment.view, words).plainStock(moment, look),
    // Once a round, and before one is set up.
    chapter: ({ round, phase }) =>
      phase === 'place' || phase === 'setup' ? `${round} ${phase}` : undefined,
    showsSecrets: ({ view, viewer }) => playerAt(view, viewer).hiddenCards > 0,
    rules: (view) => presentationOf(view, words).rules(view),
    legend: (view) => presentationOf(view, words).legend(view),
    commands: commandsIn(words),

    sentence: (event, readers) => sentence(event, { ...readers, words }),
    news: newsFor(words),
    newlySeen: (event) => newlySeen(event, words),

    scores: (moment, look) => presentationOf(moment.view, words).scores(moment, look),
    ending: ({ view, past }, look) => [
      look.ink.strong(presentationOf(view, words).over(view.round, whyOver(past, words))),
      '',
      ...presentationOf(view, words).result(view, look),
    ],
    endToShare: (view, width) =>
      view.variant === 'solo' ? endToShare(view, width, words) : undefined,
    lookBack,
    endings: words.telling.endings,
    grades: words.showing.solo.scores.grades,
    scoring: { ...words.scoring, ...words.screens.end.lines },
    odds: oddsIn(words),
  };
}

/** Places are chosen by the numbers on the board. */
export const numbersOnBoard = (
  { decision }: Snapshot,
  choices: readonly Choice[],
): ReadonlyMap<string, number> =>
  new Map(decision?.kind === 'place' ? choices.map((choice, at) => [placeOf(choice), at + 1]) : []);

const placeOf = ({ words }: Choice): string => words.split(' ')[1] ?? '';

function whyOver(past: StoneAgeMoment['past'], { telling }: Words): string {
  const over = past.find((event) => event.type === 'over');
  return over === undefined ? '' : telling.endings[over.because];
}

function lookBack(state: State): LookBack {
  const { breakdown = [], grade } = stoneAge.view(state, 'all').result ?? {};
  const { round: rounds, ended: ending } = state;
  return { rounds, ending, breakdown, ...(grade === undefined ? {} : { grade }) };
}
