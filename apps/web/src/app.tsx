import { simulationChance } from '@ochre/kernel';
import { stoneAge } from '@ochre/stone-age';
import { Sprite } from './art/sprite.tsx';
import { TRIBES } from './art/symbols/people.tsx';
import { Board } from './board/board.tsx';
import { InLanguage, LANGUAGES, languageOf } from './words/language.tsx';

/** The page: for now a table that is set up. */
export function App() {
  const language = languageOf(navigator.languages);
  const words = LANGUAGES[language];
  const setup = stoneAge.checkSetup({ players: 4 });
  const view = stoneAge.view(stoneAge.setup(setup, simulationChance('a first table')), 0);
  const seats = view.players.map((_, at) => {
    const tribe = TRIBES[at]!;
    return { tribe, name: words.tribes[tribe], about: words.table.bot(words.levels.medium) };
  });
  return (
    <InLanguage language={language}>
      <Sprite />
      <Board view={view} seats={seats} />
    </InLanguage>
  );
}
