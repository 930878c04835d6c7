import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { type CardSpot, spotAcross, spotBeside } from './card-spot.ts';
import { boardWindow, boxesIn, type GuidedScreen, type Ring } from './on-screen.ts';

interface Placed {
  readonly spot: CardSpot;
  /** What the card is about. */
  readonly rings: readonly Ring[];
}

/** As the table's own layout: narrower, and it is a phone. */
const PHONE = '(max-width: 767px)';

/** Where the card goes and what it rings; measured anew whenever something moved. */
export function usePlaced(
  card: RefObject<HTMLElement | null>,
  about: readonly string[],
  screen: GuidedScreen,
): Placed | undefined {
  const [placed, setPlaced] = useState<Placed>();
  const selectors = about.join('\n');
  const place = useCallback(() => {
    if (card.current === null) return;
    const next = placedNow(card.current, selectors.split('\n'), screen);
    setPlaced((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next));
  }, [card, selectors, screen]);
  // After every drawing: what a hint is about comes, goes and grows with the decision.
  useLayoutEffect(place);
  useEffect(() => {
    const sizes = new ResizeObserver(place);
    for (const part of document.querySelectorAll('.board, .decision-bar, .side')) {
      sizes.observe(part);
    }
    const leave = screen.onMoved?.(place);
    addEventListener('resize', place);
    addEventListener('scroll', place, true);
    addEventListener('transitionend', place, true);
    return () => {
      sizes.disconnect();
      leave?.();
      removeEventListener('resize', place);
      removeEventListener('scroll', place, true);
      removeEventListener('transitionend', place, true);
    };
  }, [place, screen]);
  return placed;
}

function placedNow(card: HTMLElement, about: readonly string[], screen: GuidedScreen): Placed {
  const rings = boxesIn(about, screen);
  const around = {
    page: { width: innerWidth, height: innerHeight },
    card: { width: card.offsetWidth, height: card.offsetHeight },
    about: rings,
    others: boxesIn(screen.inUse, screen),
    lit: boxesIn(screen.lit, screen),
  };
  const spot = matchMedia(PHONE).matches
    ? spotAcross(around, boardEnds(screen))
    : spotBeside(around);
  return { spot, rings };
}

/** From the top of the board to where the decision begins. */
function boardEnds(screen: GuidedScreen): readonly [number, number] {
  const top = boardWindow(screen)?.getBoundingClientRect().top ?? 0;
  const sheet = document.querySelector('.decision-bar')?.getBoundingClientRect();
  return [top, sheet?.top ?? innerHeight];
}
