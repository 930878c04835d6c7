import { aloneIn } from '@ochre/kernel';
import { Icon } from '@ochre/ui/art/icon.tsx';
import type { SymbolName } from '@ochre/ui/art/symbols/index.ts';
import type { ReactNode } from 'react';
import { frontOf } from '../../games.ts';
import { useWords } from '../../words/language.tsx';
import { wordsOfGame } from '../../words/words-of-game.ts';
import type { WaysIn } from './ways-in.ts';

interface GameWaysProps extends Omit<WaysIn, 'onPlay'> {
  readonly game: string;
}

/** The other ways to play a game, and to get to know it. */
export function GameWays({ game, onWay, onGuided, onRules }: GameWaysProps) {
  const words = useWords();
  const { home } = words.screens;
  const { meta, lessons, Sign } = frontOf(game);
  const alone = aloneIn(meta);
  const solo = wordsOfGame(words, game).variants[alone ?? ''];
  return (
    <ul>
      <Way icon="screen" {...home.around} onClick={() => onWay(game, 'around')} />
      <Way icon="link" {...home.invite} onClick={() => onWay(game, 'friends')} />
      {alone !== undefined && solo !== undefined && (
        <Way
          sign={<Sign of={alone} size={20} />}
          name={solo.name}
          about={solo.about}
          onClick={() => onWay(game, 'solo')}
        />
      )}
      {lessons.length > 0 && <Way icon="fire" {...home.guided} onClick={() => onGuided(game)} />}
      <Way icon="help" name={words.buttons.rules} onClick={() => onRules(game)} />
    </ul>
  );
}

interface WayProps {
  readonly icon?: SymbolName;
  /** Instead of an icon. */
  readonly sign?: ReactNode;
  readonly name: string;
  readonly about?: string;
  readonly onClick: () => void;
}

function Way({ icon, sign, name, about, onClick }: WayProps) {
  return (
    <li>
      <button type="button" className="way" title={about} onClick={onClick}>
        {icon === undefined ? sign : <Icon name={icon} size={20} />}
        <span className="display">{name}</span>
      </button>
    </li>
  );
}
