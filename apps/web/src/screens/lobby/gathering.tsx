import type { Plan, TableView } from '@ochre/match';
import type { TableAddress } from '@ochre/protocol';
import { Icon } from '@ochre/ui/art/icon.tsx';
import { tribeOf } from '@ochre/ui/art/symbols/people.tsx';
import { Hand } from '@ochre/ui/art/wordmark/hand.tsx';
import { Wordmark } from '@ochre/ui/art/wordmark/wordmark.tsx';
import { type ReactNode, useState } from 'react';
import { useTick } from '../../online/use-tick.ts';
import { tribeAt } from '../../play/tribe-at.ts';
import type { Presence } from '../../table/index.ts';
import { useWords } from '../../words/language.tsx';
import '@ochre/ui/parts/buttons.css';
import { Backdrop } from '../parts/backdrop.tsx';
import { freeSeats, isFree, mayFill, withOneMore } from './beginning.ts';
import '../parts/menu.css';
import './gathering.css';
import { GatheringLedge } from './gathering-ledge.tsx';
import { canBePlayed, GatheringSeat, nameIn } from './gathering-seat.tsx';
import { Invitation } from './invitation.tsx';
import { isOnlyHere } from './only-here.ts';
import { SitForm } from './sit-form.tsx';

const SECOND = 1000;

interface GatheringProps {
  readonly view: TableView;
  readonly address: TableAddress;
  readonly presence?: Presence | undefined;
  /** Whether the viewer has said before what to be called. */
  readonly isNamed: boolean;
  /** Without a seat, the first free one; without a name, the one that was said before. */
  readonly onSit: (seat?: number, name?: string) => void;
  readonly onStand: () => void;
  readonly onFigure: (figure: number) => void;
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
  const { view, address, onPlan, isNamed } = props;
  const words = useWords();
  const { gathering } = words.screens;
  const { plan, seats, isHost } = view;
  const [typed, setTyped] = useState('');
  const free = freeSeats(view);
  const sit = (seat?: number): void =>
    isNamed ? props.onSit(seat) : props.onSit(seat, typed.trim() || undefined);
  useTick((view.mayBeginAt ?? view.mayFillAt) ? SECOND : undefined);
  const sitting = seats.map((seat, at) => nameIn(seat, at, words)).filter((name) => name !== '');
  return (
    <main className="gathering">
      <Backdrop
        game={plan.game}
        fire={seats.map((seat, at) => ({ tribe: tribeAt(seat, at), isThere: !isFree(seat) }))}
      />
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
        <h1 className="display">{isHost ? gathering.title : gathering.guestTitle}</h1>
        <p className="about">
          {isHost || view.you !== undefined ? gathering.about : gathering.guestAbout}
        </p>
        {mayFill(view, props.now()) && <p className="about">{gathering.hostAway}</p>}
        <Invitation address={address} isMain={isHost && view.you !== undefined && free > 0} />
        {isHost && isOnlyHere(address.link) && <p className="only-here">{gathering.onlyHere}</p>}
        <p className="unseen" role="status">
          {gathering.fire(words.and(sitting), free)}
        </p>
        <ol>
          {seats.map((seat, at) => (
            <GatheringSeat key={tribeOf(at)} {...props} seat={seat} at={at} onSit={sit} />
          ))}
        </ol>
        {view.you === undefined && free > 0 && !isNamed && (
          <SitForm name={typed} onName={setTyped} onSit={sit} />
        )}
        {isHost && canBePlayed(withOneMore(plan)) && (
          <button type="button" className="button small" onClick={() => onPlan(withOneMore(plan))}>
            <Icon name="plus" size={15} />
            {gathering.addSeat}
          </button>
        )}
      </section>
      <GatheringLedge {...props} onSit={sit} />
    </main>
  );
}
