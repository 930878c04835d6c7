import { byKind, type PerKind, type Setup } from '@ochre/kernel';
import { type AnyReview, adviceOn, type Judged, reviewGame, tryOf } from '@ochre/search/review';
import type { StudyAnswer, StudyEnd, StudyQuestion } from './message.ts';

/** How the reviews of each game are loaded, by its name. */
export type ReviewLoaders = Readonly<Record<string, () => Promise<AnyReview>>>;

type Tell = (answer: StudyAnswer) => void;

/** Finds out what is asked, and tells of it bit by bit; the last thing it tells is the end. */
export async function study(
  loaders: ReviewLoaders,
  question: StudyQuestion,
  tell: Tell,
): Promise<void> {
  try {
    const judged = await judgedFor(loaders, question);
    tell(judged === undefined ? { kind: 'unjudged' } : byKind(STUDIES, question, judged, tell));
  } catch (error) {
    tell({ kind: 'problem', message: error instanceof Error ? error.message : String(error) });
  }
}

type AnyJudged = Judged<unknown, unknown>;

async function judgedFor(
  loaders: ReviewLoaders,
  question: StudyQuestion,
): Promise<AnyJudged | undefined> {
  const name = question.kind === 'advise' ? question.game : question.record.game;
  const load = Object.hasOwn(loaders, name) ? loaders[name] : undefined;
  if (load === undefined) throw new Error(`"${name}" is no game here`);
  const { game, judgeFor } = await load();
  const judge = await judgeFor(setupOf(question, game));
  return judge === undefined ? undefined : { game, judge };
}

const setupOf = (question: StudyQuestion, game: AnyReview['game']): Setup =>
  question.kind === 'advise' ? question.setup : game.checkSetup(question.record.setup);

const STUDIES: PerKind<StudyQuestion, [judged: AnyJudged, tell: Tell], StudyEnd> = {
  review({ record, depth, known }, judged, tell) {
    const { name, version } = judged.judge;
    const isSame = known?.judge.name === name && known.judge.version === version;
    const before = isSame && known.depth === depth ? known : undefined;
    for (const { start, moment } of reviewGame(judged, record, depth, before)) {
      if (start !== undefined) {
        tell({ kind: 'begun', judge: { name, version }, start, isAnew: before === undefined });
      }
      if (moment !== undefined) tell({ kind: 'moment', moment });
    }
    return { kind: 'reviewed' };
  },

  try: ({ record, move }, judged) => ({
    kind: 'tried',
    compared: endOf(tryOf(judged, record, move)),
  }),

  advise({ seen, player, seed }, judged) {
    const steps = adviceOn({ ...judged, eyes: player }, { before: seen, player, seed });
    return { kind: 'advised', advised: endOf(steps) };
  },
};

/** A worker has nothing else to do: whoever wants no more of it ends it. */
function endOf<Result>(steps: Generator<void, Result, void>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
