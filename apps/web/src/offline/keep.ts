import { NewVersion } from './new-version.ts';

export const newVersion = new NewVersion();

/** Keeps the whole page in this browser, so that it opens and plays without a network. */
export function keepForOffline(): void {
  // While it is developed, what was kept would stand before what was changed.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  if (document.readyState === 'complete') whenIdle(keep);
  else addEventListener('load', () => whenIdle(keep), { once: true });
}

/** All parts are much more than the first screen, which goes before. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, 1000);
}

async function keep(): Promise<void> {
  const workers = navigator.serviceWorker;
  try {
    const registered = await workers.register('/sw.js');
    newVersion.watch(workers, registered, () => location.reload());
    // A page that stays open for days asks whenever somebody returns to it.
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') registered.update().catch(() => undefined);
    });
  } catch {
    // A browser that keeps nothing: the page needs the network each time.
  }
}
