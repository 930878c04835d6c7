import type { Status } from '../table/index.ts';
import type { Words } from '../words/words.ts';

/** What is to be said about the connection; nothing while all is well. */
export interface LineNews {
  readonly tone: 'bad' | 'good';
  readonly text: string;
  /** The page must be loaded again. */
  readonly isReload?: boolean;
}

export function lineNews(status: Status, words: Words): LineNews | undefined {
  const { line, refusals } = words.online;
  switch (status.kind) {
    case 'ready':
    case 'connecting':
      return undefined;
    case 'connected':
      return status.isHealed ? { tone: 'good', text: line.healed } : undefined;
    case 'lost':
      return { tone: 'bad', text: lossOf(status, words) };
    case 'outdated':
      return { tone: 'bad', text: line.outdated, isReload: true };
    case 'refused':
      return { tone: 'bad', text: refusals[status.code] };
  }
}

function lossOf(
  { why, since }: Status & { readonly kind: 'lost' },
  { online, play }: Words,
): string {
  if (why === 'storage') return play.cannotStore;
  if (why === 'goodbye') return online.line.goodbye;
  if (why === 'banned') return online.refusals.banned;
  return online.line.lost(since);
}
