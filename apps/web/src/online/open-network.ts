import { Api, Line, webSocketTo } from '../table/index.ts';
import { Known } from './known.ts';

/** What the page has of its server: one set of questions, and one line for all tables. */
export class Network {
  readonly api = new Api(undefined, () => new Known().become());
  private opened: Line | undefined;

  get line(): Line {
    this.opened ??= new Line({
      open: webSocketTo(`${location.origin.replace('http', 'ws')}/ws`),
      introduce: () => this.api.me(),
    });
    return this.opened;
  }

  /** Nobody waits for the next try when there is hope, or for silence when there is none. */
  wake(): void {
    this.opened?.wake();
  }

  /** Who logs in or out is somebody else: the next line is theirs. */
  hangUp(): void {
    this.opened?.close();
    this.opened = undefined;
  }
}

export function openNetwork(): Network {
  const network = new Network();
  addEventListener('online', () => network.wake());
  addEventListener('offline', () => network.wake());
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) network.wake();
  });
  return network;
}
