import { type Random, randomFrom } from '@ochre/kernel';
import type { Command, Plan, TableView } from '@ochre/protocol';
import { type Client, WasRefused } from './client.ts';

export const person = { kind: 'person' } as const;
export const bot = (level: string) => ({ kind: 'bot', level }) as const;

export const plan = (...seats: Plan['seats']): Plan => ({
  game: 'stone-age',
  setup: {},
  seats,
  clock: { kind: 'none' },
  isOpen: true,
  hidesOdds: false,
});

/** What whoever looks at this view may do in the game now; undefined while others must. */
export function nextCommand(view: TableView, random: Random): Command | undefined {
  const { game, you, undo } = view;
  if (game === undefined || you === undefined || view.stage !== 'playing') return undefined;
  if (undo?.waitsFor.includes(you)) return { kind: 'answerUndo', agrees: random.below(2) === 0 };
  if (game.unconfirmed === you) return { kind: 'endTurn' };
  if (game.legal === undefined || game.legal.length === 0) return undefined;
  return { kind: 'move', move: game.legal[random.below(game.legal.length)]! };
}

export interface PlayOptions {
  readonly mayGoOn?: (view: TableView) => boolean;
  /** Hears of every command that was acknowledged. */
  readonly onDone?: (seq: number, command: Command) => void;
}

/** Plays until the game is over, or until told to stop; whatever is refused is tried again. */
export async function playToEnd(
  client: Client,
  table: string,
  seed: string,
  options: PlayOptions = {},
): Promise<void> {
  const { mayGoOn = () => true, onDone } = options;
  const random = randomFrom(seed);
  const isOver = (view: TableView): boolean => view.stage === 'over' || view.stage === 'closed';
  let tried = -1;
  for (;;) {
    await client.until(() => {
      const view = client.view(table);
      const isNew = view.seq > tried;
      return (
        isOver(view) || !mayGoOn(view) || (isNew && nextCommand(view, randomFrom('')) !== undefined)
      );
    });
    const view = client.view(table);
    if (isOver(view) || !mayGoOn(view)) return;
    const command = nextCommand(view, random)!;
    try {
      const seq = await client.act(table, command);
      onDone?.(seq, command);
    } catch (error) {
      if (!(error instanceof WasRefused)) throw error;
      const { code } = error.refused;
      if (code === 'too-many' || code === 'unavailable') await moment(100);
      // The table has moved on meanwhile, and the news of it is on its way.
      else if (code === 'stale' || code === 'not-now') tried = view.seq;
      else throw error;
    }
  }
}

const moment = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
