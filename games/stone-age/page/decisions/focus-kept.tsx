import {
  createContext,
  type FocusEvent,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useRef,
} from 'react';

const WasInside = createContext<RefObject<boolean> | undefined>(undefined);

/**
 * Around a decision, or around where the next one will be. Whoever answered with the keyboard goes
 * on with it: when another question arrives, focus moves into it, but only if it was inside before
 * and has gone nowhere else since.
 */
export function FocusKept({ children }: { readonly children: ReactNode }) {
  return <WasInside value={useRef(false)}>{children}</WasInside>;
}

export const useIsFocusKept = (): boolean => useContext(WasInside) !== undefined;

/** What answers a decision comes first; where there is nothing to choose, *Confirm*. */
const FIRST = '.decision-body :is(button:not([tabindex="-1"]), input), .go';

interface FocusOfForm {
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly onFocus: () => void;
  readonly onBlur: (event: FocusEvent<HTMLFormElement>) => void;
}

/** For every form that asks something. */
export function useKeptFocus(): FocusOfForm {
  const wasInside = useContext(WasInside);
  const ref = useRef<HTMLFormElement>(null);
  const tell = (isInside: boolean): void => {
    if (wasInside !== undefined) wasInside.current = isInside;
  };
  useEffect(() => {
    const { activeElement, body } = document;
    const isNowhere = activeElement === null || activeElement === body;
    if (wasInside?.current && isNowhere) ref.current?.querySelector<HTMLElement>(FIRST)?.focus();
  }, [wasInside]);
  return {
    ref,
    onFocus: () => tell(true),
    // React tells of no blur when it takes the focused element away: that one counts as inside.
    onBlur: ({ currentTarget, relatedTarget }) => tell(currentTarget.contains(relatedTarget)),
  };
}
