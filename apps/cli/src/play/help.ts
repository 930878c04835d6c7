import { aloneIn, type GameMeta } from '@ochre/kernel';
import { columns, wrap } from '@ochre/terminal';
import { commandFor, GAME_HELP } from '../game-option.ts';
import type { ListedGame } from '../games.ts';
import { opponentsHelp, usualOpponent } from '../opponents.ts';
import { exampleOption, optionsInWords } from '../option-words.ts';
import { difficultiesOf, helpLine, LANGUAGE_HELP } from '../setup-options.ts';

/** The longer texts of `play`, made from what a game is. */

export const whatItIs = ({ rules: { meta }, words }: ListedGame): string =>
  words.setup.whatItIs(meta.title, aloneIn(meta) !== undefined);

/** For those who start it where nobody can type. */
export function noTerminal(listed: ListedGame): string {
  const { terminal, words } = listed;
  const { howToPlay, start, help } = words.setup.noTerminal;
  return `\
${wrap(whatItIs(listed), 80).join('\n')}

${howToPlay}
${terminal.howToPlay.flatMap((line) => wrap(line, 80, '   ')).join('\n')}

${start}

${columns(
  examples(listed).map(([command, about]) => [`  ${command}`, about]),
  () => true,
)}

${help}
`;
}

function examples(listed: ListedGame): (readonly [command: string, about: string])[] {
  const { rules, terminal, words } = listed;
  const { meta } = rules;
  const about = words.setup.noTerminal;
  const play = commandFor(listed, 'play');
  const [weak = ''] = meta.levels;
  return [
    [play, ''],
    [`${play} --seats me,${weak},${usualOpponent(listed)}`, about.bots],
    [`${play} --people 2 --names Ana,Ben`, about.people],
    ...Object.entries(terminal.modules).map(
      ([name, { title }]) => [`${play} --modules ${name}`, about.module(title)] as const,
    ),
    ...(aloneIn(meta) === undefined ? [] : [[`${play} --solo`, about.alone] as const]),
    [`${play} --daily`, about.daily],
    [`${play} --plain`, about.plain],
  ];
}

export function playHelp(listed: ListedGame): string {
  const { rules, terminal } = listed;
  const { meta } = rules;
  return `\
Usage: ochre play [options]

Plays ${meta.title} in the terminal. Without options it asks what and who plays.

Who plays:
${GAME_HELP}${helpLine('--players N', `how many, ${playersInWords(meta)}`)}
${helpLine(`--seats me,${usualOpponent(listed)}`, 'who sits where: me for a person, or a bot')}
${helpLine('--people N', 'how many are people; the others are bots')}
${helpLine(`--bots ${usualOpponent(listed)}`, 'the bots, one for all or a list; they think up to a second')}
${helpLine('--names Ana,Ben', 'names, by seat')}

The game:
${gameLines(listed).join('\n')}
${aloneLines(listed)}
${dailyLines(listed)}

The screen:
${LANGUAGE_HELP}
${helpLine('--no-color', 'no colours (so does NO_COLOR=1)')}
${helpLine('--plain', 'line by line, without screen control; works over pipes')}

${opponentsHelp(listed)}

While playing, help explains what can be typed.${terminal.helpNote === undefined ? '' : `\n${wrap(terminal.helpNote, 80).join('\n')}`}
`;
}

/** "2 to 4; with style 2 to 5" */
function playersInWords({ players, modules }: GameMeta): string {
  const range = ([least, most]: GameMeta['players']): string => `${least} to ${most}`;
  const more = Object.entries(modules)
    .filter(([, allowed]) => allowed.players[1] > players[1])
    .map(([name, allowed]) => `with ${name} ${range(allowed.players)}`);
  return [range(players), ...more].join('; ');
}

function gameLines({ rules: { meta }, terminal }: ListedGame): string[] {
  const modules = Object.entries(terminal.modules).map(([name, { title }]) => `${name} (${title})`);
  const alone = aloneIn(meta) ?? '';
  const options = optionsInWords(meta).filter((text) => !text.startsWith(`with ${alone} `));
  return [
    ...(modules.length > 0 ? [helpLine('--modules A,B', `expansions: ${modules.join(', ')}`)] : []),
    helpLine(
      '--option NAME=VALUE',
      `a rules option, as ${exampleOption(meta)}; may be given several times:`,
      options,
    ),
    helpLine(
      '--seed TEXT',
      'the secret that cards, tiles and dice come from; without it a random one',
    ),
    helpLine('--load FILE', 'continues a saved game'),
  ];
}

/** Nothing for games that nobody plays alone. */
function aloneLines({ rules: { meta }, terminal }: ListedGame): string {
  const alone = aloneIn(meta);
  if (alone === undefined) return '';
  const words = terminal.optionValues.difficulty ?? {};
  const difficulties = difficultiesOf(meta).map((name) => `${name}: ${words[name]}`);
  const lines = [
    helpLine('--solo', `the variant for one player (--variant ${alone}), without bots`),
    ...(difficulties.length > 0
      ? [helpLine('--difficulty NAME', 'one of these, the first if nothing is said:', difficulties)]
      : []),
  ];
  return `\nAlone:\n${lines.join('\n')}\n`;
}

/** The game of the day. */
const dailyLines = ({ rules: { meta } }: ListedGame): string =>
  [
    'The daily game:',
    helpLine(
      '--daily',
      'the same cards and dice for everyone on the same date (UTC), and a line to share at the end',
    ),
    ...(aloneIn(meta) === undefined
      ? []
      : [helpLine('--way bots|solo', 'with --daily, against bots or alone (solo)')]),
    helpLine('--date 2026-11-14', 'with --daily, the game of another day'),
  ].join('\n');
