import { allowedWith } from '@ochre/kernel';
import {
  type AnyTerminal,
  ME,
  type Player,
  type Seat,
  seatsOf,
  wrap,
  wrongWithName,
} from '@ochre/terminal';
import type { ListedGame } from '../games.ts';
import {
  aboutOpponent,
  levelsOf,
  opponentNames,
  personalitiesOf,
  usualOpponent,
} from '../opponents.ts';
import { difficultiesOf } from '../setup-options.ts';
import { variantForOne } from '../variant-for-one.ts';
import { askFor, askNumber, askWord } from './asking.ts';
import { whatItIs } from './help.ts';
import { howToType } from './how-to-type.ts';
import type { Terminal } from './terminal/terminal.ts';

export function welcome(listed: ListedGame, { ink, width, show }: Terminal): void {
  const { terminal } = listed;
  show([
    ...wrap(whatItIs(listed), width).map(ink.strong),
    '',
    ...terminal.howToPlay.flatMap((line) => wrap(line, width, '   ')),
    '',
    ...wrap(howToType(terminal), width),
    '',
  ]);
}

/** Expansions for a game with others; or the game for one, and which. */
export type Asked = { readonly modules: readonly string[] } | 'alone' | 'daily';

const DAILY = 'daily';

/** What is played; undefined when somebody wants to stop. Without a day there is no daily game. */
export async function askGame(
  terminal: Terminal,
  { rules: { meta }, terminal: game }: ListedGame,
  today: string | undefined,
): Promise<Asked | undefined> {
  const names = Object.keys(meta.modules);
  const solo = variantForOne(meta);
  const hasDaily = solo !== undefined && game.daily !== undefined && today !== undefined;
  const alone = [...(solo === undefined ? [] : [solo]), ...(hasDaily ? [DAILY] : [])];
  if (names.length + alone.length === 0) return { modules: [] };
  const about = [
    ...names.map((name) => `${name}: ${inWords(game.modules, name)}`),
    ...(solo === undefined ? [] : [`${solo}: ${game.variants[solo]?.about ?? ''}`]),
    ...(hasDaily ? [`${DAILY}: ${solo}, the game of ${today}, the same for everyone`] : []),
  ];
  terminal.show([
    solo === undefined ? 'Expansions:' : 'Expansions, and the game for one:',
    ...about.flatMap((line) => wrap(`  ${line}`, terminal.width, '    ')),
  ]);
  const all = names.length === 2 ? ['both'] : names.length > 2 ? ['all'] : [];
  const withOthers = `With ${[...names, ...all].join(', ')} or none?`;
  const question = alone.length === 0 ? withOthers : `${withOthers} Or alone: ${alone.join(', ')}?`;
  const answer = await askWord(terminal, question, [...names, ...all, 'none', ...alone], 'none');
  if (answer === undefined) return undefined;
  if (answer === solo) return 'alone';
  if (answer === DAILY) return 'daily';
  if (answer === 'none') return { modules: [] };
  return { modules: all.includes(answer) ? names : [answer] };
}

/** "Style is the Goal, with jewelry" */
function inWords(named: AnyTerminal['modules'], name: string): string {
  const found = named[name];
  return found === undefined ? '' : `${found.title}, ${found.about}`;
}

/** How difficult a game for one is; undefined when somebody wants to stop. */
export async function askDifficulty(
  terminal: Terminal,
  { rules: { meta }, terminal: game }: ListedGame,
): Promise<string | undefined> {
  const names = difficultiesOf(meta);
  const [usual = ''] = names;
  if (names.length < 2) return usual;
  const words = game.optionValues.difficulty ?? {};
  terminal.show(names.map((name) => `  ${name}: ${words[name] ?? ''}`));
  return askWord(terminal, 'How difficult?', names, usual);
}

/** Who plays, asked with good defaults; undefined when somebody wants to stop. */
export async function askSeats(
  terminal: Terminal,
  listed: ListedGame,
  { modules, names: given }: { modules: readonly string[]; names: readonly string[] },
): Promise<Seat[] | undefined> {
  const [fewest, most] = allowedWith(listed.rules.meta, modules, undefined).players;
  const least = Math.max(fewest, given.length);
  const howMany = `How many players, ${fewest} to ${most}?`;
  const count = await askNumber(terminal, howMany, { otherwise: least, least, most });
  if (count === undefined) return undefined;
  const range = { otherwise: 1, least: 1, most: count };
  const people = await askNumber(terminal, 'How many of them are people?', range);
  if (people === undefined) return undefined;
  const players: Player[] = Array.from({ length: people }, () => ME);
  if (people < count) {
    const bot = await askBot(terminal, listed, count - people);
    if (bot === undefined) return undefined;
    players.push(...Array.from({ length: count - people }, () => bot));
  }
  const names = given.length > 0 ? given : await askNames(terminal, players);
  return names && seatsOf(players, names);
}

function askBot(
  terminal: Terminal,
  listed: ListedGame,
  count: number,
): Promise<string | undefined> {
  const about = (names: readonly string[]): string[] =>
    names.flatMap((name) =>
      wrap(`  ${name}: ${aboutOpponent(listed, name)}`, terminal.width, '    '),
    );
  const personalities = personalitiesOf(listed);
  terminal.show([
    'Levels, the easiest first:',
    ...about(levelsOf(listed)),
    ...(personalities.length > 0 ? ['Or bots with a way of their own:'] : []),
    ...about(personalities),
  ]);
  const question = count === 1 ? 'Who plays against you?' : 'Who plays the others?';
  return askWord(terminal, question, opponentNames(listed), usualOpponent(listed));
}

/** People are asked for their names; bots have some. */
async function askNames(
  terminal: Terminal,
  players: readonly Player[],
): Promise<string[] | undefined> {
  const names: string[] = [];
  const people = seatsOf(players).filter((_, at) => players[at] === ME);
  for (const { name: usual } of people) {
    const question = usual === 'You' ? 'Your name?' : `Name of player ${names.length + 1}?`;
    const name = await askFor(terminal, question, usual, (text) => wrongWithName(text, names));
    if (name === undefined) return undefined;
    names.push(name);
  }
  return names;
}
