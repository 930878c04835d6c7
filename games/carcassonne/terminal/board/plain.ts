import { type Look, seatOf, wrap } from '@ochre/terminal';
import { carcassonne, type Snapshot, stateOf } from '../../rules/index.ts';
import { aboutTile } from '../../words/about-tile.ts';
import type { Words } from '../in-words.ts';
import { keyOf } from '../map/map-picture.ts';
import { heldIn, heldLine } from './held-line.ts';

/** Line by line: the players, what somebody is in, every tile on the table, and the one in hand. */
export function plainBoard(view: Snapshot, look: Look, words: Words): string[] {
  const { heading, plain } = words.terminal;
  return [
    `${heading(view.turn, view.left)}.`,
    ...view.players.map((_, seat) => playerLine(view, seat, look, words)),
    ...heldIn(view).map((held) => heldLine(held, look, words)),
    ...view.board.map((tile) => plain.lies(keyOf(tile), tile.tile, tile.rotation)),
    ...inHand(view, words),
  ].flatMap((line) => wrap(line, look.width, '  '));
}

/** What is told before every decision: what the player has, and the tile. */
export const plainStock = (view: Snapshot, viewer: number, look: Look, words: Words): string[] =>
  [playerLine(view, viewer, look, words), ...inHand(view, words)].flatMap((line) =>
    wrap(line, look.width, '  '),
  );

function playerLine(view: Snapshot, seat: number, look: Look, words: Words): string {
  const { plain } = words.terminal;
  const player = view.players[seat];
  const end = view.result?.scores[seat] ?? carcassonne.scores(stateOf(view))[seat] ?? 0;
  return plain.player(
    seatOf(look, seat).name,
    words.points(player?.score ?? 0),
    plain.atEnd(end),
    plain.followers(player?.followers ?? 0),
  );
}

function inHand({ tile, phase, board }: Snapshot, words: Words): string[] {
  if (tile === undefined) return [];
  const turn = phase === 'claim' ? (board.at(-1)?.rotation ?? 0) : 0;
  return [words.terminal.plain.tile(tile, aboutTile(tile, turn, words))];
}
