import { type ComponentProps, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { LatestLines, WholeLog } from './log.tsx';

interface LogBoxProps extends Omit<ComponentProps<typeof WholeLog>, 'folding'> {
  readonly startsOpen?: boolean;
}

/**
 * The log below the players: as many lines as there is room for, or the last ones. Opened, it has
 * the room of what the players' panels can do without.
 */
export function LogBox({ startsOpen = false, ...props }: LogBoxProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  const box = useRef<HTMLDivElement>(null);
  useRoom(box);
  return (
    <div className={isOpen ? 'log-box open' : 'log-box'} ref={box}>
      {!isOpen && <LatestLines {...props} onOpen={() => setOpen(true)} />}
      <WholeLog {...props} folding={{ isOpen, onToggle: () => setOpen(!isOpen) }} />
    </div>
  );
}

/** What a log needs to be one, rather than its last lines. */
const ENOUGH_PX = 150;

/**
 * Marks an element that has room for a log. (A query of its container would see it low each time the column
 * is measured: all lines would be hidden and laid out anew with every change of the page.)
 */
function useRoom(box: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = box;
    if (current === null) return;
    const observer = new ResizeObserver(() => {
      current.dataset.room = current.clientHeight < ENOUGH_PX ? 'little' : 'enough';
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [box]);
}
