import { useEffect, useEffectEvent } from 'react';

/**
 * What a key does, like `u` or `Shift Home`; only while nobody types and no sheet is open. What lies within
 * hears it before what lies around, whichever of them was drawn last.
 */
export function useKeys(keys: Readonly<Record<string, (() => void) | undefined>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const act = keys[event.shiftKey ? `Shift ${event.key}` : event.key];
    if (act === undefined || isBusy(event)) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

/** Enter belongs to what has the focus, the space to a button; letters belong to who types. */
function isBusy({ key, target }: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open]') !== null) return true;
  if (!(target instanceof HTMLElement)) return false;
  if (target.matches('input:not([type=radio], [type=range]), textarea, select')) return true;
  if (key === ' ') return target.closest('button') !== null;
  return key === 'Enter' && target !== document.body;
}
