import { Segments } from '@ochre/ui/parts/segments.tsx';
import { metaOf } from '../../games.ts';
import { useWords } from '../../words/language.tsx';
import { BotOptions } from './bot-options.tsx';
import './level-choice.css';
import { nameOfBot } from './summary.ts';

interface LevelChoiceProps {
  readonly game: string;
  /** Said of the choice: whose seat it is. */
  readonly label: string;
  /** A level, or a bot with a mind of its own. */
  readonly chosen: string;
  /** A person instead of a bot, where that is possible. */
  readonly person: { readonly name: string; readonly value: string };
  readonly onChoose: (who: string) => void;
}

/** So many levels stand side by side; all others are in a list behind them. */
const SIDE_BY_SIDE = 3;

/** How strong a bot is: one of the usual levels with a tap, any other bot, or a person, from a list. */
export function LevelChoice({ game, label, chosen, person, onChoose }: LevelChoiceProps) {
  const words = useWords();
  const { levels } = metaOf(game);
  const from = Math.max(0, Math.floor((levels.length - SIDE_BY_SIDE) / 2));
  const usual = levels.slice(from, from + SIDE_BY_SIDE);
  const isOther = !usual.includes(chosen);
  return (
    <div className="level-choice">
      <Segments
        label={label}
        values={usual}
        chosen={chosen}
        name={(level) => nameOfBot(level, game, words)}
        onChoose={onChoose}
      />
      <span className={isOther ? 'other-bots chosen' : 'other-bots'}>
        <span aria-hidden="true">{isOther ? nameOfBot(chosen, game, words) : '…'}</span>
        <select
          aria-label={`${label}: ${words.screens.options.otherBots}`}
          value={chosen}
          onChange={(event) => onChoose(event.target.value)}
        >
          <option value={person.value}>{person.name}</option>
          <BotOptions game={game} />
        </select>
      </span>
    </div>
  );
}
