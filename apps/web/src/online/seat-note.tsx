import { Icon } from '@ochre/ui/art/icon.tsx';
import { useWords } from '../words/language.tsx';
import { type ClockView, isLow, leftOf, sayTime } from './clock.ts';
import './seat-note.css';
import { useTick } from './use-tick.ts';

const TICK = 250;

interface SeatNoteProps {
  /** You, a player, or away. */
  readonly about: string;
  readonly isAway: boolean;
  /** Where this seat has one that means something now. */
  readonly clock?: ClockView | undefined;
  readonly seat: number;
  /** The server's time. */
  readonly now: () => number;
}

/** Beside a player's name: whether they are there, and how much time they have. */
export function SeatNote({ about, isAway, clock, seat, now }: SeatNoteProps) {
  return (
    <span className="seat-note">
      <span className={isAway ? 'is-away' : 'is-here'}>{about}</span>
      {clock !== undefined && <ClockFace clock={clock} seat={seat} now={now} />}
    </span>
  );
}

/** It counts by itself, so that nothing else is drawn anew. */
function ClockFace({
  clock,
  seat,
  now,
}: Required<Pick<SeatNoteProps, 'seat' | 'now'>> & { readonly clock: ClockView }) {
  const words = useWords();
  const isRunning = clock.running?.seat === seat;
  useTick(isRunning ? TICK : undefined);
  const left = leftOf(clock, seat, now());
  const time = sayTime(left, words);
  const low = isLow(clock, left);
  const classes = ['clock-face', isRunning ? 'running' : '', low ? 'low' : ''];
  return (
    <span
      className={classes.filter(Boolean).join(' ')}
      role="timer"
      aria-label={words.online.clock.left(time)}
    >
      <Icon name="clock" size={13} />
      {time}
      {low && <em>{left === 0 ? words.online.clock.over : words.online.clock.low}</em>}
    </span>
  );
}
