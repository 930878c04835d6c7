import { type GameRecord, Refused } from '@ochre/kernel';
import {
  DEPTHS,
  type Depth,
  type Judged,
  type Review,
  replayed,
  USUAL_DEPTH,
  wholeReview,
} from '@ochre/search/review';
import { didYouMean, UserError, wholeNumber } from '@ochre/terminal';
import { readArguments } from '../arguments.ts';
import { type Command, EXIT } from '../command.ts';
import { checkGame, GAME_OPTION } from '../game-option.ts';
import { inLanguage, type ListedGame } from '../games.ts';
import { LANGUAGE_OPTION, languageTyped } from '../language.ts';
import { progressOf } from '../many-games/progress.ts';
import { readRecordFile } from '../record-file.ts';
import { fileInWords } from '../text-file.ts';
import { asJson } from './as-json.ts';
import { careerText } from './career-text.ts';
import { judgeOf } from './judge-of.ts';
import { reviewText } from './review-text.ts';
import type { Reviewed } from './reviewed.ts';

const OPTIONS = {
  ...GAME_OPTION,
  ...LANGUAGE_OPTION,
  seat: { type: 'string' },
  depth: { type: 'string' },
  json: { type: 'boolean' },
} as const;

export const reviewCommand: Command = {
  name: 'review',
  about: 'tell luck from skill in a finished game, and which moves cost most',
  help: () => `\
Usage: ochre review FILE… [options]

Tells where a finished game (.ochre) was won: for every seat what luck brought,
what others gave away and what the seat's own decisions lost, in chances of
winning and in points; the five decisions that cost most with the better move;
and the luckiest and unluckiest moments. Of several games of the same kind it
tells the mean result, as played and without luck. FILE - is standard input.

Options:
  --seat N        only this seat's decisions and luck, from 0
  --depth NAME    how closely to look: ${DEPTHS.join(', ')} (${USUAL_DEPTH});
                  with luck no decision is looked at
  --json          print one JSON object
  --lang en|es|de English, Spanish or German; without it, the system's language
`,
  run,
};

async function run(args: readonly string[]): Promise<number> {
  const { values, words: paths } = readArguments(args, OPTIONS, ['FILE…']);
  const language = languageTyped(values.lang);
  const depth = depthTyped(values.depth);
  const files = await Promise.all(
    paths.map(async (path) => ({ path, ...(await readRecordFile(path)) })),
  );
  const listed = inLanguage(sameGame(files), language);
  checkGame(values.game, listed);
  const { players } = files[0]!.record.setup;
  const seat =
    values.seat === undefined ? undefined : wholeNumber('--seat', values.seat, 0, players - 1);
  // All are checked before any is reviewed, which takes long.
  const judged: AnyJudged[] = [];
  for (const file of files) judged.push(await judgedBy(listed, file));
  const all: Reviewed[] = [];
  for (const [at, { path, record }] of files.entries()) {
    all.push({ file: path, record, review: reviewed(judged[at]!, record, depth) });
    if (!values.json && files.length === 1) print(reviewText(listed, all[0]!, seat));
  }
  if (values.json) print(JSON.stringify(asJson(all, seat)));
  else if (all.length > 1) print(careerText(listed, all, seat));
  return EXIT.ok;
}

type AnyJudged = Judged<unknown, unknown>;

/** Who judges the game in a file, or a `UserError` that says why it cannot be reviewed. */
async function judgedBy(
  listed: ListedGame,
  { path, record }: { readonly path: string; readonly record: GameRecord },
): Promise<AnyJudged> {
  const { game } = listed.review;
  try {
    replayed(game, record);
    return { game, judge: await judgeOf(listed, game.checkSetup(record.setup)) };
  } catch (error) {
    if (!(error instanceof Refused || error instanceof UserError)) throw error;
    throw new UserError(`${fileInWords(path)}: ${error.message}`);
  }
}

function sameGame(
  files: readonly { path: string; record: GameRecord; listed: ListedGame }[],
): ListedGame {
  const [first, ...others] = files;
  const other = others.find(
    ({ record }) =>
      record.game !== first!.record.game || record.setup.players !== first!.record.setup.players,
  );
  if (other === undefined) return first!.listed;
  throw new UserError(
    `${fileInWords(other.path)} is of another game or number of players than ${fileInWords(first!.path)}: review them apart.`,
  );
}

function depthTyped(typed: string | undefined): Depth {
  if (typed === undefined) return USUAL_DEPTH;
  const found = DEPTHS.find((depth) => depth === typed.toLowerCase());
  if (found !== undefined) return found;
  throw new UserError(
    `--depth: "${typed}" is not known.${didYouMean(typed, DEPTHS)} Allowed: ${DEPTHS.join(', ')}.`,
  );
}

function reviewed(judged: AnyJudged, record: GameRecord, depth: Depth): Review {
  const progress = progressOf(record.moves.length, process.stderr, 'moves');
  try {
    return wholeReview(judged, record, depth, ({ done }) => progress.show(done));
  } finally {
    progress.end();
  }
}

const print = (text: string): void => {
  process.stdout.write(`${text}\n`);
};
