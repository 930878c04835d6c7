import type { SeatPlan } from '@ochre/match';
import { Icon } from '@ochre/ui/art/icon.tsx';
import { tribeOf } from '@ochre/ui/art/symbols/people.tsx';
import { LONGEST_NAME } from '@ochre/ui/settings/settings.ts';
import { useWords } from '../../words/language.tsx';
import { nameAt } from '../parts/who-plays.ts';
import { BotOptions } from './bot-options.tsx';
import type { GameChoice, WayToPlay } from './choice.ts';
import { LevelChoice } from './level-choice.tsx';

interface SeatLinesProps {
  readonly choice: GameChoice;
  readonly way: WayToPlay;
  readonly onChange: (changes: Partial<GameChoice>) => void;
}

const PERSON = 'person';

const put = <Item,>(items: readonly Item[], at: number, item: Item): Item[] =>
  items.map((one, index) => (index === at ? item : one));

/** Who sits at each seat: a person by name, or a bot. */
export function SeatLines({ choice, way, onChange }: SeatLinesProps) {
  const words = useWords();
  const seats = choice.seats.slice(0, choice.players);
  const sit = (at: number, who: string) => {
    const seat: SeatPlan = who === PERSON ? { kind: 'person' } : { kind: 'bot', level: who };
    onChange({ seats: put(choice.seats, at, seat) });
  };
  return (
    <section>
      <h2 className="unseen">{words.screens.options.seats}</h2>
      <ol>
        {seats.map((seat, at) => (
          <li key={tribeOf(at)} className="seat-line">
            <Icon name={`person-${tribeOf(at)}`} size={32} label={words.tribes[tribeOf(at)]} />
            <SeatName
              seat={seat}
              at={at}
              isNamedHere={way !== 'friends'}
              name={choice.names[at] ?? ''}
              onName={(name) => onChange({ names: put(choice.names, at, name) })}
            />
            {at > 0 && (
              <WhoSits seat={seat} at={at} game={choice.game} onChoose={(who) => sit(at, who)} />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

interface SeatNameProps {
  readonly seat: SeatPlan;
  readonly at: number;
  /** Who comes from elsewhere names themselves. */
  readonly isNamedHere: boolean;
  readonly name: string;
  readonly onName: (name: string) => void;
}

function SeatName({ seat, at, isNamedHere, name, onName }: SeatNameProps) {
  const words = useWords();
  const { options, gathering } = words.screens;
  if (seat.kind === 'person' && isNamedHere) {
    return (
      <input
        className="text-field"
        aria-label={options.nameOf(at + 1)}
        placeholder={at === 0 ? gathering.you : options.name}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        value={name}
        onChange={(event) => onName(event.target.value)}
      />
    );
  }
  return (
    <span>
      <b className="display">{nameAt({}, at, words)}</b>
      {seat.kind === 'bot' && <small>{words.story.atTable.marks.bot}</small>}
    </span>
  );
}

interface WhoSitsProps {
  readonly seat: SeatPlan;
  readonly at: number;
  readonly game: string;
  readonly onChoose: (who: string) => void;
}

function WhoSits({ seat, at, game, onChoose }: WhoSitsProps) {
  const { options } = useWords().screens;
  const label = options.whoSits(at + 1);
  const person = { name: options.person, value: PERSON };
  if (seat.kind === 'bot') {
    return (
      <LevelChoice
        game={game}
        label={label}
        chosen={seat.level}
        person={person}
        onChoose={onChoose}
      />
    );
  }
  return (
    <select
      className="text-field"
      aria-label={label}
      value={PERSON}
      onChange={(event) => onChoose(event.target.value)}
    >
      <option value={PERSON}>{person.name}</option>
      <BotOptions game={game} />
    </select>
  );
}
