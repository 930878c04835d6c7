import { usualLevel } from '@ochre/kernel';
import type { Plan, SeatPlan, SeatView, TableView } from '@ochre/match';
import { Icon } from '@ochre/ui/art/icon.tsx';
import { metaOf } from '../../games.ts';
import { withHost } from '../../play/seats-of.ts';
import { tribeAt } from '../../play/tribe-at.ts';
import type { Presence } from '../../table/index.ts';
import { useWords } from '../../words/language.tsx';
import type { Words } from '../../words/words.ts';
import { BotOptions } from '../options/bot-options.tsx';
import { isAllowed } from '../options/fitting.ts';
import { nameOfBot } from '../options/summary.ts';
import { nameAt } from '../parts/who-plays.ts';
import { isFree, mayFill, withoutSeat, withSeat } from './beginning.ts';
import { FigureChoice } from './figure-choice.tsx';

interface GatheringSeatProps {
  readonly view: TableView;
  readonly presence?: Presence | undefined;
  readonly seat: SeatView;
  readonly at: number;
  readonly onSit: (seat: number) => void;
  readonly onStand: () => void;
  readonly onFigure: (figure: number) => void;
  readonly onPlan: (plan: Plan) => void;
  readonly onRemove: (seat: number) => void;
  readonly now: () => number;
}

/** A seat of a table that waits: who sits there, and what can be done about it. */
export function GatheringSeat(props: GatheringSeatProps) {
  const { view, seat, at } = props;
  const words = useWords();
  const tribe = tribeAt(seat, at);
  const name = nameIn(seat, at, words);
  return (
    <li className="seat">
      {isFree(seat) ? (
        <i className="nobody" />
      ) : (
        <Icon name={`person-${tribe}`} size={38} label={words.tribes[tribe]} />
      )}
      <span className="who-sits">
        <b className="display">{name || words.screens.gathering.freeSeat}</b>
        <small>{withHost(aboutSeat(props, words), view.host === at, words)}</small>
      </span>
      <span className="acts">
        {isFree(seat) && view.you === undefined && (
          <button type="button" className="button small" onClick={() => props.onSit(at)}>
            {words.screens.gathering.sit}
          </button>
        )}
        {view.isHost && <HostActs {...props} />}
        {!view.isHost && mayFill(view, props.now()) && <AddBot {...props} />}
        {view.you === at && (
          <button type="button" className="button small" onClick={props.onStand}>
            {words.screens.gathering.stand}
          </button>
        )}
      </span>
      {view.you === at && <FigureChoice seats={view.seats} you={at} onChoose={props.onFigure} />}
    </li>
  );
}

const PERSON = 'person';
const whoIs = (chosen: string): SeatPlan =>
  chosen === PERSON ? { kind: 'person' } : { kind: 'bot', level: chosen };

/** A free seat can be a bot's. */
function AddBot({
  view: { plan },
  seat,
  at,
  onPlan,
}: Pick<GatheringSeatProps, 'view' | 'seat' | 'at' | 'onPlan'>) {
  const { gathering } = useWords().screens;
  if (!isFree(seat)) return null;
  const bot: SeatPlan = { kind: 'bot', level: usualLevel(metaOf(plan.game)) };
  return (
    <button type="button" className="button small" onClick={() => onPlan(withSeat(plan, at, bot))}>
      {gathering.addBot}
    </button>
  );
}

/** Whoever made the table says who is expected. */
function HostActs({ view, seat, at, onPlan, onRemove }: GatheringSeatProps) {
  const { plan } = view;
  const words = useWords();
  const { gathering } = words.screens;
  return (
    <>
      <AddBot view={view} seat={seat} at={at} onPlan={onPlan} />
      {seat.bot !== undefined && (
        <select
          className="text-field"
          aria-label={words.online.table.level(at + 1)}
          value={seat.bot}
          onChange={({ target }) => onPlan(withSeat(plan, at, whoIs(target.value)))}
        >
          <option value={PERSON}>{gathering.freeSeat}</option>
          <BotOptions game={plan.game} />
        </select>
      )}
      {seat.name !== undefined && view.you !== at && (
        <button
          type="button"
          className="button small"
          aria-label={words.online.hosting.remove(seat.name)}
          title={words.online.hosting.remove(seat.name)}
          onClick={() => onRemove(at)}
        >
          <Icon name="no" size={15} />
        </button>
      )}
      {seat.name === undefined && canBePlayed(withoutSeat(plan, at)) && (
        <button
          type="button"
          className="button small"
          aria-label={gathering.removeSeat(at + 1)}
          onClick={() => onPlan(withoutSeat(plan, at))}
        >
          <Icon name="no" size={15} />
        </button>
      )}
    </>
  );
}

/** Bots are called as in the game; a free seat is nobody's. */
export const nameIn = (seat: SeatView, at: number, words: Words): string =>
  isFree(seat) ? '' : nameAt(seat, at, words);

function aboutSeat({ view, seat, at, presence }: GatheringSeatProps, words: Words): string {
  const { gathering } = words.screens;
  if (seat.bot !== undefined) return words.table.bot(nameOfBot(seat.bot, view.plan.game, words));
  if (seat.name === undefined) return gathering.waits;
  if (view.you === at) return gathering.you;
  return presence?.here[at] === false ? gathering.away : gathering.here;
}

/** Whether the game can be played by so many. */
export const canBePlayed = ({ game, setup, seats }: Plan): boolean =>
  isAllowed(metaOf(game), { ...setup, players: seats.length });
