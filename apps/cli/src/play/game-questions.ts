import { aloneIn } from '@ochre/kernel';
import { type AnyTerminal, wrap } from '@ochre/terminal';
import type { ListedGame } from '../games.ts';
import { difficultiesOf } from '../setup-options.ts';
import type { SetupWords } from '../words/setup/words.ts';
import { askWord } from './asking.ts';
import type { Terminal } from './terminal/terminal.ts';

/** Expansions for a game with others; or the game for one, and which. */
export type Asked = { readonly modules: readonly string[] } | 'alone' | 'daily';

const DAILY = 'daily';

/** What is played; undefined when somebody wants to stop. Without a day there is no daily game. */
export async function askGame(
  terminal: Terminal,
  { rules: { meta }, terminal: game, words: { setup } }: ListedGame,
  today: string | undefined,
): Promise<Asked | undefined> {
  const modules = Object.keys(meta.modules);
  const solo = aloneIn(meta);
  const hasDaily = solo !== undefined && today !== undefined;
  const alone = [...(solo === undefined ? [] : [solo]), ...(hasDaily ? [DAILY] : [])];
  if (modules.length + alone.length === 0) return { modules: [] };
  const about = [
    ...modules.map((name) => `${name}: ${titleAndAbout(game.modules, name)}`),
    ...(solo === undefined ? [] : [`${solo}: ${game.variants[solo]?.about ?? ''}`]),
    ...(hasDaily ? [`${setup.answers.daily}: ${setup.aboutDaily(solo, today)}`] : []),
  ];
  terminal.show([
    solo === undefined ? setup.expansions : setup.expansionsAndAlone,
    ...about.flatMap((line) => wrap(`  ${line}`, terminal.width, '    ')),
  ]);
  const all = modules.length === 2 ? ['both'] : modules.length > 2 ? ['all'] : [];
  const offered = { together: [...modules, ...all], alone };
  const answer = await askWord({ terminal, words: setup.asking }, whichGame(offered, setup), {
    names: [...offered.together, 'none', ...alone],
    otherwise: 'none',
    inWords: setup.answers,
  });
  if (answer === undefined) return undefined;
  if (answer === solo) return 'alone';
  if (answer === DAILY) return 'daily';
  if (answer === 'none') return { modules: [] };
  return { modules: all.includes(answer) ? modules : [answer] };
}

/** "With style, huts, both or none? Or alone: solo, daily?" */
function whichGame(
  { together, alone }: { together: readonly string[]; alone: readonly string[] },
  { withWhich, orAlone, answers }: SetupWords,
): string {
  const words: Readonly<Record<string, string>> = answers;
  const said = (names: readonly string[]): string[] => names.map((name) => words[name] ?? name);
  const question = withWhich(said(together), answers.none);
  return alone.length === 0 ? question : `${question} ${orAlone(said(alone))}`;
}

/** "Style is the Goal, with jewelry" */
function titleAndAbout(named: AnyTerminal['modules'], name: string): string {
  const found = named[name];
  return found === undefined ? '' : `${found.title}, ${found.about}`;
}

/** How difficult a game for one is; undefined when somebody wants to stop. */
export async function askDifficulty(
  terminal: Terminal,
  { rules: { meta }, terminal: game, words: { setup } }: ListedGame,
): Promise<string | undefined> {
  const names = difficultiesOf(meta);
  const [usual = ''] = names;
  if (names.length < 2) return usual;
  const words = game.optionValues.difficulty ?? {};
  terminal.show(names.map((name) => `  ${name}: ${words[name] ?? ''}`));
  const asking = { terminal, words: setup.asking };
  return askWord(asking, setup.howDifficult, { names, otherwise: usual });
}
