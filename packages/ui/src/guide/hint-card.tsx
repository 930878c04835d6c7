import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useMotion } from '../settings/use-settings.ts';
import '../parts/buttons.css';
import { useWords } from '../words/in-words.tsx';
import type { CardSpot } from './card-spot.ts';
import './hint-card.css';
import { boardWindow, type GuidedScreen, type Ring } from './on-screen.ts';
import { useHintKeys } from './use-hint-keys.ts';
import { usePlaced } from './use-placed.ts';

/** A hint as it is read. */
interface ShownHint {
  readonly name: string;
  readonly title: string;
  readonly text: string;
  readonly kind: 'asks' | 'tells';
  /** Which part of the lesson it belongs to, of how many. */
  readonly part: number;
  readonly parts: number;
  readonly isLast: boolean;
}

interface HintCardProps {
  /** Undefined while nothing is to be said: then it only waits to be heard. */
  readonly shown: ShownHint | undefined;
  readonly about: readonly string[];
  readonly screen: GuidedScreen;
  readonly hasKeys: boolean;
  readonly onRead: () => void;
  /** Goes on with the second lesson, where the first one ends. */
  readonly onSecond: (() => void) | undefined;
  readonly onSkip: () => void;
}

/** A note that points at what it talks about. It never takes the focus. */
export function HintCard(props: HintCardProps) {
  const { shown, about, screen, hasKeys, onRead, onSkip } = props;
  const { guide } = useWords();
  const isMoving = useMotion();
  const card = useRef<HTMLElement>(null);
  const placed = usePlaced(card, about, screen);
  const isOpen = shown !== undefined;
  useHintKeys(card, { isOpen, hasKeys, screen, onRead, onSkip });
  useFocusKept(card, isOpen, screen);
  const selectors = about.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each hint brings what it is about once.
  useEffect(() => screen.bringIn?.(about, isMoving), [shown?.name, selectors]);
  return (
    <>
      {isOpen &&
        placed?.rings.map((ring) => <RingAround key={keyOf(ring)} ring={ring} kind={shown.kind} />)}
      <aside
        ref={card}
        className={isOpen ? 'hint paper' : 'hint unseen'}
        aria-label={guide.name}
        style={placed && { left: placed.spot.left, top: placed.spot.top }}
      >
        {isOpen && placed?.spot.tail && <Tail {...placed.spot.tail} />}
        <div aria-live="polite">
          {isOpen && (
            <div key={shown.name} className="hint-words">
              <h2>{shown.title}</h2>
              <p>{shown.text}</p>
            </div>
          )}
        </div>
        {isOpen && <Acts {...props} shown={shown} />}
      </aside>
    </>
  );
}

interface ActsProps extends Pick<HintCardProps, 'onRead' | 'onSecond' | 'onSkip'> {
  readonly shown: ShownHint;
}

function Acts({ shown, onRead, onSecond, onSkip }: ActsProps) {
  const { guide } = useWords();
  const { kind, isLast } = shown;
  return (
    <footer>
      <Dots {...shown} />
      {onSecond !== undefined && (
        <button type="button" className="button small" onClick={onSecond}>
          {guide.secondLesson}
        </button>
      )}
      {!isLast && (
        <button type="button" className="skip" onClick={onSkip}>
          {guide.skip}
        </button>
      )}
      <button type="button" className="button small read" onClick={onRead}>
        {isLast ? guide.playOn : kind === 'asks' ? guide.gotIt : guide.next}
      </button>
    </footer>
  );
}

/** How many parts the guide has, and where it is. */
function Dots({ part, parts }: Pick<ShownHint, 'part' | 'parts'>) {
  const { guide } = useWords();
  return (
    <span className="dots" role="img" aria-label={guide.part(part + 1, parts)}>
      {Array.from({ length: parts }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place.
        <span key={at} className={at < part ? 'done' : at === part ? 'now' : ''} />
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
function useFocusKept(
  card: RefObject<HTMLElement | null>,
  isOpen: boolean,
  screen: GuidedScreen,
): void {
  const wasInside = useRef(false);
  useLayoutEffect(() => {
    if (!isOpen && wasInside.current) boardWindow(screen)?.focus({ preventScroll: true });
    const { current } = card;
    const note = () => {
      wasInside.current = current?.contains(document.activeElement) ?? false;
    };
    note();
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [card, isOpen, screen]);
}
