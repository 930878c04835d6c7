import { useEffect } from 'react';

/** What a key does, like `u` or `Shift Home`; only while nobody types and no sheet is open. */
export function useKeys(keys: Readonly<Record<string, (() => void) | undefined>>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const act = keys[event.shiftKey ? `Shift ${event.key}` : event.key];
      if (act === undefined || isBusy(event)) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}

/** Enter belongs to what has the focus, the space to a button; letters belong to who types. */
function isBusy({ key, target }: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open]') !== null) return true;
  if (!(target instanceof HTMLElement)) return false;
  if (target.matches('input:not([type=radio], [type=range]), textarea, select')) return true;
  if (key === ' ') return target.closest('button') !== null;
  return key === 'Enter' && target !== document.body;
}
