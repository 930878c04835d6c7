import { useEffect } from 'react';

/** With these somebody looks around, and does not act. */
const LOOKING_AROUND = ['Tab', 'Shift', 'Control', 'Alt', 'Meta'];
/** These end what is played move by move. */
const GOES_ON = ['Enter', ' '];
/** Where what is played is looked at, and told. */
const PLAYED = '.board-frame, .decision-bar';
/** How long a press is that shows the table as it is, in milliseconds. */
const LONG_PRESS = 500;

interface Touched {
  readonly finish: () => void;
  readonly skip: () => void;
}

/** Whoever touches anything wants to act: they see at once what they act upon. */
export function useSkipping(isOn: boolean, skip: () => void): void {
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent): void => {
      if (isPress(event)) skip();
    };
    return listening({ click: skip, keydown: press });
  }, [isOn, skip]);
}

/**
 * A tap where it is played or told ends the move, a long one all of them. It means nothing else: who
 * taps the board then does not see yet what they would choose.
 */
export function useTelling(isOn: boolean, { finish, skip }: Touched): void {
  useEffect(() => {
    if (!isOn) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const letGo = (): void => clearTimeout(timer);
    const stop = listening({
      pointerdown(event) {
        letGo();
        if (isPlayed(event)) timer = setTimeout(skip, LONG_PRESS);
      },
      pointerup: letGo,
      pointercancel: letGo,
      contextmenu: (event) => isPlayed(event) && event.preventDefault(),
      click(event) {
        if (!isPlayed(event)) return;
        event.stopPropagation();
        event.preventDefault();
        finish();
      },
      keydown(event) {
        if (!isPress(event)) return;
        if (!GOES_ON.includes(event.key)) skip();
        else if (!isElsewhere(event)) {
          event.preventDefault();
          event.stopPropagation();
          finish();
        }
      },
    });
    return () => {
      letGo();
      stop();
    };
  }, [isOn, finish, skip]);
}

/** A button that says what it does is not the board. */
const isPlayed = ({ target }: Event): boolean =>
  target instanceof Element && target.closest(PLAYED) !== null && !isButton(target);

const isButton = (target: Element): boolean => target.closest('[data-own]') !== null;

const isElsewhere = ({ target }: Event): boolean =>
  target instanceof Element && target.matches('button, a, summary, [role]') && isButton(target);

function isPress({ key, target }: KeyboardEvent): boolean {
  const isTyping = target instanceof Element && target.matches('input, textarea');
  return !isTyping && !LOOKING_AROUND.includes(key);
}

type Listeners = {
  readonly [Type in keyof WindowEventMap]?: (event: WindowEventMap[Type]) => void;
};

function listening(listeners: Listeners): () => void {
  const all = Object.entries(listeners) as [string, EventListener][];
  for (const [type, listener] of all) window.addEventListener(type, listener, { capture: true });
  return () => {
    for (const [type, listener] of all) {
      window.removeEventListener(type, listener, { capture: true });
    }
  };
}
