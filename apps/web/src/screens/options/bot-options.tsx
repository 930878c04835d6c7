import { metaOf } from '../../games.ts';
import { useWords } from '../../words/language.tsx';
import { nameOfBot } from './summary.ts';

/** All bots, for a list to choose from. */
export function BotOptions({ game }: { readonly game: string }) {
  const words = useWords();
  const { options } = words.screens;
  const { levels, personalities } = metaOf(game);
  return (
    <>
      <optgroup label={options.levels}>
        {levels.map((level) => (
          <option key={level} value={level}>
            {words.table.bot(nameOfBot(level, game, words))}
          </option>
        ))}
      </optgroup>
      {personalities.length > 0 && (
        <optgroup label={options.heads}>
          {personalities.map((name) => (
            <option key={name} value={name}>
              {nameOfBot(name, game, words)}
            </option>
          ))}
        </optgroup>
      )}
    </>
  );
}
