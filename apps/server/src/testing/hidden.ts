import { type AnyGame, randomFrom, type Viewer } from '@ochre/kernel';
import { type Entry, type Plan, Table } from '@ochre/match';
import type { ServerMessage } from '@ochre/protocol';
import { GAMES } from '../games.ts';
import { gamesOf } from '../hall/stored-table.ts';

/** Everything that one viewer may not know yet, after each entry of a log. */
export class Hidden {
  private readonly bySeq: ReadonlyMap<number, readonly string[]>;

  constructor(entries: readonly Entry[], member: string) {
    const bySeq = new Map<number, readonly string[]>();
    const table = Table.open(gamesOf(GAMES), entries.slice(0, 1));
    const { secret, plan } = entries[0]!.deed as { secret: string; plan: Plan };
    const { game } = GAMES[plan.game]!;
    const onceShown = new Set<string>();
    for (const entry of entries) {
      if (entry.seq > 1) table.apply(entry);
      const hidden: string[] = [];
      if (table.stage === 'playing') {
        const viewer = table.seatOf(member) ?? 'spectator';
        // When all agree to go back, what had come to light is covered again, and known all the same.
        for (const word of wordsIn(game.view(table.gameState, viewer))) onceShown.add(word);
        hidden.push(...hiddenWords(game, table.gameState, viewer));
      }
      const secrets = hidden.filter((word) => !onceShown.has(word));
      bySeq.set(entry.seq, [...(table.stage === 'over' ? [] : [secret]), ...secrets]);
    }
    this.bySeq = bySeq;
  }

  /** What of it stands in the text of a message all the same. */
  foundIn(text: string): string[] {
    const message = JSON.parse(text) as ServerMessage;
    const seq = 'view' in message ? message.view?.seq : undefined;
    return (this.bySeq.get(seq ?? 0) ?? []).filter((word) =>
      new RegExp(`["\\s]${word}["\\s]`).test(text),
    );
  }

  get size(): number {
    return Math.max(...[...this.bySeq.values()].map((words) => words.length));
  }
}

/** Each of these deals what is hidden in another way. */
const DEALS = ['another deal', 'yet another deal'];

/** Words where another deal, as good for all that this viewer knows, has other ones. */
function hiddenWords(game: AnyGame, state: unknown, viewer: Viewer): Set<string> {
  const words = wordsIn(state);
  const hidden = new Set<string>();
  for (const deal of DEALS) {
    const other = wordsIn(game.determinize(state, viewer, randomFrom(deal)));
    for (const [at, word] of words.entries()) {
      if (other[at] !== word && isOneThing(word)) hidden.add(word);
    }
  }
  return hidden;
}

/** Cards and tiles are numbered; other words, such as those for goods, are in many places. */
const isOneThing = (word: string): boolean => /\d/.test(word);

/** All texts in a value, always in the same order. */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : [];
}
