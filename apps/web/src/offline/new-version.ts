/** The parts of a browser's service workers that are used here. */
export type Workers = Pick<ServiceWorkerContainer, 'controller' | 'addEventListener'>;
export type Registered = Pick<
  ServiceWorkerRegistration,
  'waiting' | 'installing' | 'addEventListener'
>;

/**
 * A newer page that is loaded and waits. It is taken when the player says so: under a game nothing
 * changes by itself, and an old page still finds the old parts it has not used yet.
 */
export class NewVersion {
  private readonly listeners = new Set<() => void>();
  private waiting: ServiceWorker | undefined;

  /** What takes it; undefined while there is none. */
  readonly snapshot = (): (() => void) | undefined => this.waiting && this.take;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  watch(workers: Workers, registered: Registered, reload: () => void): void {
    // Without one before it, what was loaded is the first version and no new one.
    let isKept = workers.controller !== null;
    if (registered.waiting && isKept) this.found(registered.waiting);
    registered.addEventListener('updatefound', () => {
      const { installing } = registered;
      installing?.addEventListener('statechange', () => {
        if (installing.state === 'installed' && isKept) this.found(installing);
      });
    });
    // Whichever tab took it: the old parts are gone for all of them.
    workers.addEventListener('controllerchange', () => {
      if (isKept) reload();
      isKept = true;
    });
  }

  private found(waiting: ServiceWorker): void {
    this.waiting = waiting;
    for (const listener of this.listeners) listener();
  }

  private readonly take = (): void => this.waiting?.postMessage({ type: 'SKIP_WAITING' });
}
