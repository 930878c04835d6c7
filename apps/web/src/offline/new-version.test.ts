import { describe, expect, it, vi } from 'vitest';
import { NewVersion, type Registered, type Workers } from './new-version.ts';

class Worker extends EventTarget {
  state = 'installing';
  readonly postMessage = vi.fn();

  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

function browser({ controller = null as Worker | null, waiting = null as Worker | null } = {}) {
  const workers = Object.assign(new EventTarget(), { controller });
  const registered = Object.assign(new EventTarget(), {
    waiting,
    installing: null as Worker | null,
  });
  const reload = vi.fn();
  const version = new NewVersion();
  const heard = vi.fn();
  version.subscribe(heard);
  version.watch(workers as unknown as Workers, registered as unknown as Registered, reload);
  return {
    version,
    heard,
    reload,
    install(worker: Worker, state = 'installed') {
      registered.installing = worker;
      registered.dispatchEvent(new Event('updatefound'));
      worker.become(state);
    },
    change: () => workers.dispatchEvent(new Event('controllerchange')),
  };
}

describe('A new version of the page', () => {
  it('is not the first one: that is kept, and nothing is said or loaded again', () => {
    const { version, heard, reload, install, change } = browser();
    install(new Worker());
    change();
    expect(version.snapshot()).toBeUndefined();
    expect(heard).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });

  it('is told when it is loaded, and waits until it is taken', () => {
    const { version, heard, reload, install, change } = browser({ controller: new Worker() });
    const next = new Worker();
    install(next);
    expect(heard).toHaveBeenCalledOnce();
    expect(next.postMessage).not.toHaveBeenCalled();

    version.snapshot()!();
    expect(next.postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'SKIP_WAITING' });
    expect(reload).not.toHaveBeenCalled();
    change();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is told when it waited already', () => {
    const { version } = browser({ controller: new Worker(), waiting: new Worker() });
    expect(version.snapshot()).toBeTypeOf('function');
  });

  it('is told when it comes to a page that was kept only now', () => {
    const { version, install, change } = browser();
    install(new Worker());
    change();
    install(new Worker());
    expect(version.snapshot()).toBeTypeOf('function');
  });

  it('that another tab took is loaded here as well', () => {
    const { reload, install, change } = browser({ controller: new Worker() });
    install(new Worker());
    change();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('that could not be loaded is none', () => {
    const { version, install } = browser({ controller: new Worker() });
    install(new Worker(), 'redundant');
    expect(version.snapshot()).toBeUndefined();
  });
});
