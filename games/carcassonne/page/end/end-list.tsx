import { ofSeat } from '@ochre/kernel';
import { keepInSight } from '@ochre/ui/parts/keep-in-sight.ts';
import type { Seat } from '@ochre/ui/seat.ts';
import { useEffect, useRef } from 'react';
import type { CountedAtEnd } from '../../rules/index.ts';
import { Follower, type Posture } from '../art/follower.tsx';
import { Sign } from '../board/sign.tsx';
import { useWords } from '../in-words.tsx';
import { keyOf } from './counted.ts';
import { nameOfCounted } from './say-end.ts';

interface EndListProps {
  readonly counted: readonly CountedAtEnd[];
  readonly done: number;
  /** Nothing is being counted any more. */
  readonly isDone: boolean;
  readonly seats: readonly Seat[];
  readonly onFinish: () => void;
}

/** What the end counts, one after the other. */
export function EndList({ counted, done, isDone, seats, onFinish }: EndListProps) {
  const words = useWords();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const current = list.current?.children[done - 1];
    if (!isDone && current !== undefined) keepInSight(current, list.current!);
  }, [done, isDone]);
  return (
    <section className="end-list paper">
      <header>
        <h2 className="display">{words.end.list}</h2>
        {isDone ? (
          <p>{counted.length === 0 && words.end.nothing}</p>
        ) : (
          <button type="button" className="end-finish" onClick={onFinish}>
            {words.end.counted(done, counted.length)} · {words.end.finish}
          </button>
        )}
      </header>
      <ol ref={list}>
        {counted.map((one, at) => (
          <Entry
            key={keyOf(one)}
            counted={one}
            seats={seats}
            when={at < done ? (at === done - 1 && !isDone ? 'now' : 'done') : 'to-come'}
          />
        ))}
      </ol>
    </section>
  );
}

const POSTURES: Readonly<Record<CountedAtEnd['kind'], Posture>> = {
  city: 'stand',
  road: 'walk',
  cloister: 'monk',
  shrine: 'heretic',
  farm: 'lie',
};

interface EntryProps {
  readonly counted: CountedAtEnd;
  readonly seats: readonly Seat[];
  readonly when: 'done' | 'now' | 'to-come';
}

function Entry({ counted, seats, when }: EntryProps) {
  const words = useWords();
  const { kind, players, points, feature } = counted;
  const names = words.and(players.map((player) => ofSeat(seats, player).name));
  return (
    <li className={when}>
      <span className="end-figures">
        {players.map((player) => (
          <Follower
            key={player}
            tribe={ofSeat(seats, player).tribe}
            posture={POSTURES[kind]}
            size={22}
          />
        ))}
      </span>
      <Sign of={kind} size={16} />
      <span className="unseen">{names}: </span>
      <span>
        {nameOfCounted(counted, words)}
        {kind === 'city' && <Shields count={feature.shields} />}
      </span>
      <b>+{words.number(points)}</b>
    </li>
  );
}

/** They count as much as tiles. */
function Shields({ count }: { readonly count: number }) {
  const { insight } = useWords();
  if (count === 0) return null;
  return (
    <span className="end-shields">
      <span className="unseen">, {insight.shields(count)}</span>
      <span aria-hidden="true">
        {' '}
        + {count} <Sign of="shield" size={13} />
      </span>
    </span>
  );
}
