import { type OddsCommand, UserError } from '@ochre/terminal';
import { readArguments } from './arguments.ts';
import { type Command, EXIT } from './command.ts';
import { GAME_OPTION, gameIn } from './game-option.ts';
import { inLanguage, type ListedGame, OFFERED_GAMES } from './games.ts';
import { LANGUAGE_OPTION, languageTyped } from './language.ts';

const LANGUAGE_HELP = `\
With --lang en, es or de the answer is in English, Spanish or German, without it
in the language of the system.
`;

export const oddsCommand: Command = {
  name: 'odds',
  about: 'what dice bring, with exact chances',
  help: (listed) => `${oddsOf(listed).help}\n${LANGUAGE_HELP}`,

  async run(args) {
    // Which options there are is known once the game is.
    const listed = gameIn(args);
    const odds = oddsOf(listed);
    const own = { ...GAME_OPTION, ...LANGUAGE_OPTION, json: { type: 'boolean' } } as const;
    const given = readArguments(args, { ...odds.options, ...own }, odds.words);
    const spoken = inLanguage(listed, languageTyped(given.values.lang));
    const { data, text } = oddsOf(spoken).answer(given);
    process.stdout.write(given.values.json ? `${JSON.stringify(data)}\n` : text);
    return EXIT.ok;
  },
};

function oddsOf({ rules, terminal }: ListedGame): OddsCommand {
  if (terminal.odds !== undefined) return terminal.odds;
  const others = OFFERED_GAMES.filter((listed) => listed.terminal.odds !== undefined);
  const names = others.map((listed) => listed.rules.meta.name).join(', ');
  throw new UserError(`--game: ${rules.meta.name} has no odds; games that have: ${names}.`);
}
