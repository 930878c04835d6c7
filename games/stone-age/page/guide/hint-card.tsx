import type { Lesson } from '@ochre/ui/game/game-page.ts';
import { useMotion } from '@ochre/ui/settings/use-settings.ts';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { GuideFacts } from '../../words/guide/words.ts';
import { useWords } from '../in-words.tsx';
import type { CardSpot } from './card-spot.ts';
import './hint-card.css';
import { type HintName, isLast, LAST_HINTS } from '../../words/guide/hint-names.ts';
import { HINTS, PARTS } from './hints.ts';
import { boardWindow, bringIntoWindow, type Ring } from './on-screen.ts';
import { useHintKeys } from './use-hint-keys.ts';
import { usePlaced } from './use-placed.ts';

interface HintCardProps {
  /** Undefined while nothing is to be said: then it only waits to be heard. */
  readonly name: HintName | undefined;
  readonly about: readonly string[];
  readonly facts: GuideFacts;
  readonly hasKeys: boolean;
  readonly lesson: Lesson;
  readonly onRead: () => void;
  /** Goes on with the second lesson. */
  readonly onSecond: () => void;
  readonly onSkip: () => void;
}

/** A note that points at what it talks about. It never takes the focus. */
export function HintCard(props: HintCardProps) {
  const { name, lesson, about, facts, hasKeys, onRead, onSkip } = props;
  const { guide } = useWords();
  const isMoving = useMotion();
  const card = useRef<HTMLElement>(null);
  const placed = usePlaced(card, about);
  const isOpen = name !== undefined;
  useHintKeys(card, { isOpen, hasKeys, onRead, onSkip });
  useFocusKept(card, isOpen);
  const selectors = about.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each hint brings what it is about once.
  useEffect(() => bringIntoWindow(about, isMoving), [name, selectors]);
  const { kind } = name === undefined ? { kind: 'tells' } : HINTS[name];
  const go =
    name !== undefined && isLast(name) ? guide.playOn : kind === 'asks' ? guide.gotIt : guide.next;
  return (
    <>
      {isOpen &&
        placed?.rings.map((ring) => <RingAround key={keyOf(ring)} ring={ring} kind={kind} />)}
      <aside
        ref={card}
        className={isOpen ? 'hint paper' : 'hint unseen'}
        aria-label={guide.name}
        style={placed && { left: placed.spot.left, top: placed.spot.top }}
      >
        {isOpen && placed?.spot.tail && <Tail {...placed.spot.tail} />}
        <div aria-live="polite">
          {isOpen && (
            <div key={name} className="hint-words">
              <h2>{guide.hints[name].title}</h2>
              <p>{guide.hints[name].text(facts)}</p>
            </div>
          )}
        </div>
        {isOpen && (
          <footer>
            <Dots name={name} lesson={lesson} />
            {name === LAST_HINTS.first && (
              <button type="button" className="button small" onClick={props.onSecond}>
                {guide.secondLesson}
              </button>
            )}
            {!isLast(name) && (
              <button type="button" className="skip" onClick={onSkip}>
                {guide.skip}
              </button>
            )}
            <button type="button" className="button small read" onClick={onRead}>
              {go}
            </button>
          </footer>
        )}
      </aside>
    </>
  );
}

/** How many parts the guide has, and where it is. */
function Dots({ name, lesson }: { readonly name: HintName; readonly lesson: Lesson }) {
  const { guide } = useWords();
  const parts: readonly string[] = PARTS[lesson];
  const part = parts.indexOf(HINTS[name].part);
  return (
    <span className="dots" role="img" aria-label={guide.part(part + 1, parts.length)}>
      {parts.map((each, at) => (
        <span key={each} className={at < part ? 'done' : at === part ? 'now' : ''} />
      ))}
    </span>
  );
}

const keyOf = ({ left, top, width, height }: Ring): string => [left, top, width, height].join();

function RingAround({ ring, kind }: { readonly ring: Ring; readonly kind: string }) {
  const { isRound, ...box } = ring;
  const shape = isRound ? 'oval' : '';
  return <div className={`hint-ring ${kind} ${shape}`} aria-hidden="true" style={box} />;
}

function Tail({ edge, at }: NonNullable<CardSpot['tail']>) {
  const along = edge === 'top' || edge === 'bottom' ? { left: at } : { top: at };
  return <span className={`tail ${edge}`} aria-hidden="true" style={along} />;
}

/** Whoever read the hint by keyboard goes on at the board. */
function useFocusKept(card: RefObject<HTMLElement | null>, isOpen: boolean): void {
  const wasInside = useRef(false);
  useLayoutEffect(() => {
    if (!isOpen && wasInside.current) boardWindow()?.focus({ preventScroll: true });
    const { current } = card;
    const note = () => {
      wasInside.current = current?.contains(document.activeElement) ?? false;
    };
    note();
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [card, isOpen]);
}
