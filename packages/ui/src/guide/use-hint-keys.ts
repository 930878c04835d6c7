import { type RefObject, useEffect, useEffectEvent } from 'react';
import { boardWindow, type GuidedScreen } from './on-screen.ts';

interface HintKeys {
  readonly isOpen: boolean;
  /** Whether keys that are pressed on the board are the hint's. */
  readonly hasKeys: boolean;
  readonly screen: GuidedScreen;
  readonly onRead: () => void;
  readonly onSkip: () => void;
}

/** Enter reads the hint, Escape skips the guide, unless what has the focus wants them itself. */
export function useHintKeys(
  card: RefObject<HTMLElement | null>,
  { isOpen, hasKeys, screen, onRead, onSkip }: HintKeys,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (document.querySelector('dialog[open]') !== null) return;
    const isInside =
      event.target instanceof Node && (card.current?.contains(event.target) ?? false);
    const isFree =
      hasKeys && (event.target === document.body || event.target === boardWindow(screen));
    // Inside the card, Enter presses the button that has the focus.
    const act =
      event.key === 'Enter' && isFree
        ? onRead
        : event.key === 'Escape' && (isFree || isInside)
          ? onSkip
          : undefined;
    if (act === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const listen = (event: KeyboardEvent) => press(event);
    // Before the table hears of it.
    addEventListener('keydown', listen, true);
    return () => removeEventListener('keydown', listen, true);
  }, [isOpen]);
}
