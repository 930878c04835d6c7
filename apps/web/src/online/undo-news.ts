import type { Told } from '@ochre/match';

/** How the viewer's own request to go back ended, until the game goes on. */
export type UndoNews =
  | { readonly kind: 'agreed'; readonly seq: number }
  | { readonly kind: 'refused'; readonly by: number; readonly seq: number };

/** They say nothing about the game. */
const BESIDES = [
  'said',
  'unheard',
  'muted',
  'resumed',
  'erased',
  'replaceAsked',
  'replaceAnswered',
];

export function undoNews(told: readonly Told[], you: number | undefined): UndoNews | undefined {
  const game = told.filter(({ what }) => !BESIDES.includes(what.kind));
  const asked = game.findLastIndex(({ what }) => what.kind === 'undoAsked');
  const asking = game[asked]?.what;
  if (asking?.kind !== 'undoAsked' || asking.seat !== you) return undefined;
  for (const { what, seq } of game.slice(asked + 1)) {
    if (what.kind === 'undoAnswered' && !what.agrees) {
      return isLast(game, seq) ? { kind: 'refused', by: what.seat, seq } : undefined;
    }
    if (what.kind === 'tookBack') return isLast(game, seq) ? { kind: 'agreed', seq } : undefined;
  }
  return undefined;
}

const isLast = (game: readonly Told[], seq: number): boolean => game.at(-1)!.seq === seq;
