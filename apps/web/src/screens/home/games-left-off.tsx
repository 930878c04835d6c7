import { Icon } from '@ochre/ui/art/icon.tsx';
import { tribeOf } from '@ochre/ui/art/symbols/people.tsx';
import { titleOfGame } from '../../games.ts';
import { useWords } from '../../words/language.tsx';
import { GameSign } from '../parts/game-sign.tsx';
import { seatsTaken } from '../parts/who-plays.ts';
import { aboutGame, continueAt, isReaders, type LeftOff, scoresIn, whoIn } from './left-off.ts';

interface GamesProps {
  /** In milliseconds since 1970. */
  readonly now: number;
  readonly onContinue: (path: string) => void;
  readonly onRemove: (id: string) => void;
  readonly game: LeftOff;
  readonly others: readonly LeftOff[];
}

/** Where it goes on: the first game at once, the others behind a fold. */
export function GamesLeftOff({ game, others, now, onContinue, onRemove }: GamesProps) {
  const words = useWords();
  const { others: othersToo } = words.screens.home;
  return (
    <div className="left-off">
      <button type="button" className="home-tile paper" onClick={() => onContinue(game.path)}>
        <GameSign game={game.game} size={40} />
        <span>
          <b className="display">{continueAt(game, words)}</b>
          {isReaders(game) && <em>{words.play.yourTurn}</em>}
          <small>
            {titleOfGame(game.game)}: {scoresIn(game, words) ?? whoIn(game, words)}
          </small>
          <small>{aboutGame(game, now, words)}</small>
        </span>
        <span className="who">
          {seatsTaken(game.players).map((seat) => (
            <Icon key={seat} name={`person-${tribeOf(seat)}`} size={20} />
          ))}
        </span>
      </button>
      {others.length > 0 && (
        <details>
          <summary>{othersToo(others.length)}</summary>
          <ul className="paper">
            {others.map((other) => (
              <OtherGame key={other.path} {...{ other, now, onContinue, onRemove }} />
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

interface OtherGameProps extends Omit<GamesProps, 'game' | 'others'> {
  readonly other: LeftOff;
}

function OtherGame({ other, now, onContinue, onRemove }: OtherGameProps) {
  const words = useWords();
  const { local } = other;
  const [who, about] = [whoIn(other, words), aboutGame(other, now, words)];
  return (
    <li>
      <button type="button" onClick={() => onContinue(other.path)}>
        <GameSign game={other.game} size={22} />
        <span>
          <b>{who}</b>
          <small>
            {titleOfGame(other.game)}, {about}
          </small>
        </span>
      </button>
      {local !== undefined && (
        <button
          type="button"
          className="remove"
          aria-label={words.screens.home.remove(`${titleOfGame(other.game)}, ${who}, ${about}`)}
          onClick={() => onRemove(local)}
        >
          <Icon name="no" size={15} />
        </button>
      )}
    </li>
  );
}
