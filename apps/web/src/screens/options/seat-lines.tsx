import type { SeatPlan } from '@ochre/match';
import { Icon } from '@ochre/ui/art/icon.tsx';
import { tribeOf } from '@ochre/ui/art/symbols/people.tsx';
import { LONGEST_NAME } from '@ochre/ui/settings/settings.ts';
import { metaOf } from '../../games.ts';
import { useWords } from '../../words/language.tsx';
import type { GameChoice, WayToPlay } from './choice.ts';
import { nameOfBot } from './summary.ts';

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
  const { options } = words.screens;
  const seats = choice.seats.slice(0, choice.players);
  const sit = (at: number, who: string) => {
    const seat: SeatPlan = who === PERSON ? { kind: 'person' } : { kind: 'bot', level: who };
    onChange({ seats: put(choice.seats, at, seat) });
  };
  return (
    <section>
      <h2 className="unseen">{options.seats}</h2>
      <ol>
        {seats.map((seat, at) => (
          <li key={tribeOf(at)} className="seat-line">
            <Icon name={`person-${tribeOf(at)}`} size={32} label={words.tribes[tribeOf(at)]} />
            {seat.kind === 'person' && way !== 'friends' ? (
              <input
                className="text-field"
                aria-label={options.nameOf(at + 1)}
                placeholder={at === 0 ? words.screens.gathering.you : options.name}
                maxLength={LONGEST_NAME}
                autoComplete="off"
                value={choice.names[at]}
                onChange={(event) => onChange({ names: put(choice.names, at, event.target.value) })}
              />
            ) : (
              <b className="display">{options.seat(at + 1)}</b>
            )}
            {at > 0 && (
              <select
                className="text-field"
                aria-label={options.whoSits(at + 1)}
                value={seat.kind === 'bot' ? seat.level : PERSON}
                onChange={(event) => sit(at, event.target.value)}
              >
                <option value={PERSON}>{options.person}</option>
                <BotOptions game={choice.game} />
              </select>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

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
