import type { Plan, TableView } from '@ochre/match';
import type { TableAddress } from '@ochre/protocol';
import { Icon } from '@ochre/ui/art/icon.tsx';
import { tribeOf } from '@ochre/ui/art/symbols/people.tsx';
import { Hand } from '@ochre/ui/art/wordmark/hand.tsx';
import { Wordmark } from '@ochre/ui/art/wordmark/wordmark.tsx';
import type { ReactNode } from 'react';
import { frontOf } from '../../games.ts';
import { sayTime } from '../../online/clock.ts';
import { useTick } from '../../online/use-tick.ts';
import type { Presence } from '../../table/index.ts';
import { useWords } from '../../words/language.tsx';
import type { Words } from '../../words/words.ts';
import { sayPlan } from '../options/summary.ts';
import '@ochre/ui/parts/buttons.css';
import { beginningOf, freeSeats, isFree, mayFill, withOneMore } from './beginning.ts';
import '../parts/menu.css';
import './gathering.css';
import { canBePlayed, GatheringSeat, nameIn } from './gathering-seat.tsx';
import { Invitation } from './invitation.tsx';
import { isOnlyHere } from './only-here.ts';

const SECOND = 1000;

interface GatheringProps {
  readonly view: TableView;
  readonly address: TableAddress;
  readonly presence?: Presence | undefined;
  /** Without a seat, the first free one. */
  readonly onSit: (seat?: number) => void;
  readonly onStand: () => void;
  readonly onPlan: (plan: Plan) => void;
  /** The host wants who sits there to be gone. */
  readonly onRemove: (seat: number) => void;
  readonly onBegin: () => void;
  readonly onOptions: () => void;
  readonly onLeave: () => void;
  readonly corner?: ReactNode;
  /** The hour at the table. */
  readonly now: () => number;
}

/** A table that waits for its people, around the fire. */
export function Gathering(props: GatheringProps) {
  const { view, address, onPlan } = props;
  const words = useWords();
  const { gathering } = words.screens;
  const { plan, seats } = view;
  useTick((view.mayBeginAt ?? view.mayFillAt) ? SECOND : undefined);
  const { Behind } = frontOf(plan.game);
  const sitting = seats.map((seat) => nameIn(seat, plan.game, words)).filter((name) => name !== '');
  return (
    <main className="gathering">
      <Behind fire={seats.map((seat, at) => ({ tribe: tribeOf(at), isThere: !isFree(seat) }))} />
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
        {mayFill(view, props.now()) && <p className="about">{gathering.hostAway}</p>}
        <Invitation address={address} />
        {isOnlyHere(address.link) && <p className="only-here">{gathering.onlyHere}</p>}
        <p className="unseen" role="status">
          {gathering.fire(words.and(sitting), freeSeats(view))}
        </p>
        <ol>
          {seats.map((seat, at) => (
            <GatheringSeat key={tribeOf(at)} {...props} seat={seat} at={at} />
          ))}
        </ol>
        {view.isHost && canBePlayed(withOneMore(plan)) && (
          <button type="button" className="button small" onClick={() => onPlan(withOneMore(plan))}>
            <Icon name="plus" size={15} />
            {gathering.addSeat}
          </button>
        )}
      </section>
      <Ledge {...props} />
    </main>
  );
}

/** Below the table: what will be played, and what begins it. */
function Ledge({ view, presence, onOptions, onBegin, onSit, now }: GatheringProps) {
  const words = useWords();
  return (
    <footer className="gathering-ledge on-ledge">
      <p>
        <b>{sayPlan(view.plan, words)}</b>
        {presence !== undefined && presence.watching > 0 && (
          <span>
            <Icon name="eye" size={16} /> {words.screens.gathering.watching(presence.watching)}
          </span>
        )}
      </p>
      {view.isHost && (
        <button type="button" className="button" onClick={onOptions}>
          <Icon name="gear" size={18} />
          {words.buttons.options}
        </button>
      )}
      <Begin view={view} onBegin={onBegin} onSit={onSit} now={now} />
    </footer>
  );
}

const hostBegins = ({ left }: { readonly left?: number }, words: Words): string => {
  const { gathering } = words.screens;
  return left === undefined ? gathering.hostBegins : gathering.youBeginIn(sayTime(left, words));
};

/** Dashed while it cannot be, and it says what it waits for; who came to play sits down first. */
function Begin({
  view,
  onBegin,
  onSit,
  now,
}: Pick<GatheringProps, 'view' | 'onBegin' | 'onSit' | 'now'>) {
  const words = useWords();
  const { gathering } = words.screens;
  const beginning = beginningOf(view, now());
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
      {beginning.kind === 'host'
        ? hostBegins(beginning, words)
        : gathering.beginWhenSeated(beginning.free)}
    </button>
  );
}
