import type { Plan, SeatPlan, TableView } from '@ochre/match';
import type { TableAddress } from '@ochre/protocol';
import { Icon } from '@ochre/ui/art/icon.tsx';
import { TRIBES } from '@ochre/ui/art/symbols/people.tsx';
import { Hand } from '@ochre/ui/art/wordmark/hand.tsx';
import { Wordmark } from '@ochre/ui/art/wordmark/wordmark.tsx';
import type { ReactNode } from 'react';
import { frontOf, metaOf } from '../../games.ts';
import type { Presence } from '../../table/index.ts';
import { useWords } from '../../words/language.tsx';
import type { Words } from '../../words/words.ts';
import { usualLevel } from '../options/choice.ts';
import { isAllowed } from '../options/fitting.ts';
import { BotOptions } from '../options/seat-lines.tsx';
import { nameOfBot, summaryOf } from '../options/summary.ts';
import '@ochre/ui/parts/buttons.css';
import { beginningOf, freeSeats, withOneMore, withoutSeat, withSeat } from './beginning.ts';
import '../parts/menu.css';
import './gathering.css';
import { Invitation } from './invitation.tsx';
import { isOnlyHere } from './only-here.ts';

interface GatheringProps {
  readonly view: TableView;
  readonly address: TableAddress;
  readonly presence?: Presence | undefined;
  /** Without a seat, the first free one. */
  readonly onSit: (seat?: number) => void;
  readonly onStand: () => void;
  readonly onPlan: (plan: Plan) => void;
  readonly onBegin: () => void;
  readonly onOptions: () => void;
  readonly onLeave: () => void;
  readonly corner?: ReactNode;
}

const PERSON = 'person';
const whoIs = (chosen: string): SeatPlan =>
  chosen === PERSON ? { kind: 'person' } : { kind: 'bot', level: chosen };

/** A table that waits for its people, around the fire. */
export function Gathering(props: GatheringProps) {
  const { view, address, presence, onPlan } = props;
  const words = useWords();
  const { gathering } = words.screens;
  const { plan, seats } = view;
  const { Behind } = frontOf(plan.game);
  const bot: SeatPlan = { kind: 'bot', level: usualLevel(metaOf(plan.game)) };
  const isFree = (at: number) => seats[at]!.name === undefined && seats[at]!.bot === undefined;
  const sitting = seats.map((seat) => nameIn(seat, plan.game, words)).filter((name) => name !== '');
  const free = freeSeats(view);
  return (
    <main className="gathering">
      <Behind fire={seats.map((_, at) => ({ tribe: TRIBES[at]!, isThere: !isFree(at) }))} />
      <header className="gathering-heading">
        <Hand size={48} />
        <Wordmark height={40} />
      </header>
      <div className="corner">
        {props.corner}
        <button type="button" onClick={props.onLeave}>
          {gathering.leave}
        </button>
      </div>
      <section className="menu paper">
        <h1 className="display">{view.isHost ? gathering.title : gathering.guestTitle}</h1>
        <p className="about">{view.isHost ? gathering.about : gathering.guestAbout}</p>
        <Invitation address={address} />
        {isOnlyHere(address.link) && <p className="only-here">{gathering.onlyHere}</p>}
        <p className="unseen" role="status">
          {gathering.fire(words.and(sitting), free)}
        </p>
        <ol>
          {seats.map((seat, at) => (
            <li key={TRIBES[at]} className="seat">
              {isFree(at) ? (
                <i className="nobody" />
              ) : (
                <Icon name={`person-${TRIBES[at]!}`} size={38} label={words.tribes[TRIBES[at]!]} />
              )}
              <span className="who-sits">
                <b className="display">{nameIn(seat, plan.game, words) || gathering.freeSeat}</b>
                <small>{aboutSeat(view, at, presence, words)}</small>
              </span>
              <span className="acts">
                {isFree(at) && view.you === undefined && (
                  <button type="button" className="button small" onClick={() => props.onSit(at)}>
                    {gathering.sit}
                  </button>
                )}
                {view.isHost && isFree(at) && (
                  <button
                    type="button"
                    className="button small"
                    onClick={() => onPlan(withSeat(plan, at, bot))}
                  >
                    {gathering.addBot}
                  </button>
                )}
                {view.isHost && seat.bot !== undefined && (
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
                {view.isHost && seat.name === undefined && fits(withoutSeat(plan, at)) && (
                  <button
                    type="button"
                    className="button small"
                    aria-label={gathering.removeSeat(at + 1)}
                    onClick={() => onPlan(withoutSeat(plan, at))}
                  >
                    <Icon name="no" size={15} />
                  </button>
                )}
                {view.you === at && (
                  <button type="button" className="button small" onClick={props.onStand}>
                    {gathering.stand}
                  </button>
                )}
              </span>
            </li>
          ))}
        </ol>
        {view.isHost && fits(withOneMore(plan)) && (
          <button type="button" className="button small" onClick={() => onPlan(withOneMore(plan))}>
            <Icon name="plus" size={15} />
            {gathering.addSeat}
          </button>
        )}
      </section>
      <footer className="gathering-ledge on-ledge">
        <p>
          <b>{summaryOf(plan, words)}</b>
          {presence !== undefined && presence.watching > 0 && (
            <span>
              <Icon name="eye" size={16} /> {gathering.watching(presence.watching)}
            </span>
          )}
        </p>
        {view.isHost && (
          <button type="button" className="button" onClick={props.onOptions}>
            <Icon name="gear" size={18} />
            {words.buttons.options}
          </button>
        )}
        <Begin view={view} onBegin={props.onBegin} onSit={props.onSit} />
      </footer>
    </main>
  );
}

/** Dashed while it cannot be, and it says what it waits for; who came to play sits down first. */
function Begin({ view, onBegin, onSit }: Pick<GatheringProps, 'view' | 'onBegin' | 'onSit'>) {
  const words = useWords();
  const { gathering } = words.screens;
  const beginning = beginningOf(view);
  if (view.you === undefined && beginning.kind === 'seats') {
    return (
      <button type="button" className="button act" onClick={() => onSit()}>
        {words.online.table.takeSeat}
      </button>
    );
  }
  if (beginning.kind === 'now') {
    return (
      <button type="button" className="button act" onClick={onBegin}>
        {gathering.begin}
      </button>
    );
  }
  return (
    <button type="button" className="button act" aria-disabled="true">
      {beginning.kind === 'host' ? gathering.hostBegins : gathering.beginWhenSeated(beginning.free)}
    </button>
  );
}

const nameIn = ({ name, bot }: TableView['seats'][number], game: string, words: Words): string =>
  name ?? (bot === undefined ? '' : nameOfBot(bot, game, words));

function aboutSeat(
  view: TableView,
  at: number,
  presence: Presence | undefined,
  { screens: { gathering } }: Words,
): string {
  const { name, bot } = view.seats[at]!;
  if (bot !== undefined) return gathering.bot;
  if (name === undefined) return gathering.waits;
  if (view.you === at) return gathering.you;
  return presence?.here[at] === false ? gathering.away : gathering.here;
}

/** Whether the game can be played by so many. */
const fits = ({ game, setup, seats }: Plan): boolean =>
  isAllowed(metaOf(game), { ...setup, players: seats.length });
