import type { TableView, Told } from '@ochre/match';

/**
 * The boards this page has seen, by how many moves had been made: without the secret of a running
 * game nobody can work them out again. Each is a few kilobytes.
 */
export class Moments {
  private readonly boards = new Map<number, unknown>();

  at(moves: number): unknown {
    return this.boards.get(moves);
  }

  see({ game }: TableView, told: readonly Told[]): void {
    if (game === undefined) return;
    for (const { what } of told) if (what.kind === 'tookBack') this.forgetAfter(what.moves);
    this.forgetAfter(game.moves);
    this.boards.set(game.moves, game.snapshot);
  }

  private forgetAfter(moves: number): void {
    for (const at of [...this.boards.keys()]) if (at > moves) this.boards.delete(at);
  }
}
