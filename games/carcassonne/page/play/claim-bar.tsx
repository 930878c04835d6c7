import { ofSeat } from '@ochre/kernel';
import { Icon } from '@ochre/ui/art/icon.tsx';
import type { Seat } from '@ochre/ui/seat.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Snapshot } from '../../rules/index.ts';
import { standingOf } from '../../words/names.ts';
import { Follower, postureOf } from '../art/follower.tsx';
import { useWords } from '../in-words.tsx';
import './claim-bar.css';
import type { Deciding } from './deciding.ts';
import { Deed, Deeds } from './deeds.tsx';
import { useWorth } from './worth.ts';

interface ClaimBarProps {
  readonly view: Snapshot;
  readonly seats: readonly Seat[];
  readonly viewer: number;
  readonly deciding: Deciding;
  readonly title: string;
  /** Tells one question from the next. */
  readonly asked: number;
  readonly acts: ReactNode;
}

/** What can be claimed, in the order of the legal moves; and nobody. */
export function ClaimBar({ view, seats, viewer, deciding, title, asked, acts }: ClaimBarProps) {
  const words = useWords();
  const { play, board } = words;
  const worthOf = useWorth(view);
  const { claims, chosen, skip, claim, confirm } = deciding;
  const { tribe } = ofSeat(seats, viewer);
  const on = claims.find(({ move }) => move === chosen)?.on;
  const deed =
    on !== undefined
      ? play.place[standingOf(on)]
      : chosen === skip && skip !== undefined
        ? play.placeNobody
        : play.chooseClaim;
  return (
    <section className="decision-bar paper claiming" aria-label={title} data-asked={asked}>
      <Icon name={`standing-${tribe}`} size={40} />
      <div className="asked-for">
        <h2>{title}</h2>
        <p>{board.atHand(view.players[viewer]?.followers ?? 0)}</p>
      </div>
      <Picks>
        {claims.map(({ move, on: segment }, at) => {
          const { worth, about, aloud } = worthOf(segment);
          return (
            <button
              key={move}
              type="button"
              className="pick"
              data-claim={segment}
              aria-label={play.pick(aloud, at + 1, claims.length)}
              aria-pressed={move === chosen}
              aria-keyshortcuts={`${at + 1}`}
              onClick={() => claim(move)}
            >
              <i aria-hidden="true">{at + 1}</i>
              <Follower tribe={tribe} posture={postureOf(segment)} size={34} />
              <span>
                <small>{play.roles[standingOf(segment)]}</small>
                <em>{about}</em>
              </span>
              <b>{worth}</b>
            </button>
          );
        })}
        {skip !== undefined && (
          <button
            type="button"
            className="pick nobody"
            aria-pressed={skip === chosen}
            aria-keyshortcuts="0"
            onClick={() => deciding.commit(skip)}
          >
            {play.nobody}
          </button>
        )}
      </Picks>
      <Deeds acts={acts}>
        <Deed name={deed} onDo={chosen === undefined ? undefined : confirm} />
      </Deeds>
    </section>
  );
}

/** Whoever goes by keys goes on here, when what had the focus is gone. */
function Picks({ children }: { readonly children: ReactNode }) {
  const picks = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    picks.current?.querySelector('button')?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="picks" ref={picks}>
      {children}
    </div>
  );
}
