import { useState } from 'react';

const ICON = '/icon-192.png';
/** A new one takes the place of the last. */
const TAG = 'ochre-turn';

/** Undefined where the browser has none, as on pages without https. */
export type Permission = NotificationPermission | undefined;

const permission = (): Permission => globalThis.Notification?.permission;

/** Whether the reader wants to be told; they are asked only when they say so themselves. */
export function usePermission(): readonly [Permission, () => void] {
  const [now, setNow] = useState(permission);
  return [now, () => void Notification.requestPermission().then(setNow)];
}

export function notify(title: string, body: string): void {
  if (permission() !== 'granted') return;
  const options = { body, icon: ICON, tag: TAG };
  try {
    const shown = new Notification(title, options);
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // On a phone only a service worker may.
    void navigator.serviceWorker
      ?.getRegistration()
      .then((worker) => worker?.showNotification(title, options));
  }
}
