import { DIFFICULTIES, DIFFICULTY_NAMES, STANDARD } from '../difficulties.ts';
import {
  aboutOpponent,
  LEVEL_NAMES,
  OPPONENT_NAMES,
  PERSONALITIES,
  USUAL_OPPONENT,
} from '../opponents.ts';
import { askFor, askNumber, askWord } from './asking.ts';
import { EXPANSIONS, mostPlayers } from './expansions.ts';
import { FEWEST_PLAYERS, ME, type Player, type Seat, seatsOf, wrongWithName } from './seats.ts';
import type { Terminal } from './terminal/terminal.ts';
import { wrap } from './terminal/width.ts';
import { HOW_TO_PLAY, HOW_TO_TYPE, WHAT_IT_IS } from './texts.ts';

export function welcome({ ink, width, show }: Terminal): void {
  show([
    ...wrap(WHAT_IT_IS, width).map(ink.strong),
    '',
    ...HOW_TO_PLAY.flatMap((line) => wrap(line, width, '   ')),
    '',
    ...wrap(HOW_TO_TYPE, width),
    '',
  ]);
}

/** Expansions for a game with others; or the game for one, and which. */
export type Asked = { readonly modules: readonly string[] } | 'solo' | 'daily';

/** What is played; undefined when somebody wants to stop. Without a day there is no daily game. */
export async function askGame(
  terminal: Terminal,
  today: string | undefined,
): Promise<Asked | undefined> {
  const names = Object.keys(EXPANSIONS);
  const alone = today === undefined ? ['solo'] : ['solo', 'daily'];
  const about = {
    ...EXPANSIONS,
    solo: 'alone, without bots, against the board and the elder',
    ...(today === undefined ? {} : { daily: `solo, the game of ${today}, the same for everyone` }),
  };
  terminal.show([
    'Expansions, and the game for one:',
    ...Object.entries(about).flatMap(([name, words]) =>
      wrap(`  ${name}: ${words}`, terminal.width, '    '),
    ),
  ]);
  const question = `With ${names.join(', ')}, both or none? Or alone: ${alone.join(', ')}?`;
  const words = [...names, 'both', 'none', ...alone];
  const answer = await askWord(terminal, question, words, 'none');
  if (answer === undefined || answer === 'solo' || answer === 'daily') return answer;
  if (answer === 'none') return { modules: [] };
  return { modules: answer === 'both' ? names : [answer] };
}

/** P1.5 */
export function askDifficulty(terminal: Terminal): Promise<string | undefined> {
  terminal.show(DIFFICULTY_NAMES.map((name) => `  ${name}: ${DIFFICULTIES[name]}`));
  return askWord(terminal, 'How difficult?', DIFFICULTY_NAMES, STANDARD);
}

/** Who plays, asked with good defaults; undefined when somebody wants to stop. */
export async function askSeats(
  terminal: Terminal,
  given: readonly string[],
  modules: readonly string[],
): Promise<Seat[] | undefined> {
  const most = mostPlayers(modules);
  const least = Math.max(FEWEST_PLAYERS, given.length);
  const count = await askNumber(
    terminal,
    `How many players, ${FEWEST_PLAYERS} to ${most}?`,
    least,
    least,
    most,
  );
  if (count === undefined) return undefined;
  const people = await askNumber(terminal, 'How many of them are people?', 1, 1, count);
  if (people === undefined) return undefined;
  const players: Player[] = Array.from({ length: people }, () => ME);
  if (people < count) {
    const bot = await askBot(terminal, count - people);
    if (bot === undefined) return undefined;
    players.push(...Array.from({ length: count - people }, () => bot));
  }
  const names = given.length > 0 ? given : await askNames(terminal, players);
  return names && seatsOf(players, names);
}

function askBot(terminal: Terminal, count: number): Promise<string | undefined> {
  const about = (names: readonly string[]): string[] =>
    names.flatMap((name) => wrap(`  ${name}: ${aboutOpponent(name)}`, terminal.width, '    '));
  terminal.show([
    'Levels, the easiest first:',
    ...about(LEVEL_NAMES),
    'Or bots with a way of their own:',
    ...about(PERSONALITIES),
  ]);
  const question = count === 1 ? 'Who plays against you?' : 'Who plays the others?';
  return askWord(terminal, question, OPPONENT_NAMES, USUAL_OPPONENT);
}

/** People are asked for their names; bots have some. */
async function askNames(
  terminal: Terminal,
  players: readonly Player[],
): Promise<string[] | undefined> {
  const names: string[] = [];
  const defaults = seatsOf(players).map(({ name }) => name);
  for (let at = 0; at < players.length && players[at] === ME; at++) {
    const question = defaults[at] === 'You' ? 'Your name?' : `Name of player ${at + 1}?`;
    const name = await askFor(terminal, question, defaults[at]!, (text) =>
      wrongWithName(text, names),
    );
    if (name === undefined) return undefined;
    names.push(name);
  }
  return names;
}
