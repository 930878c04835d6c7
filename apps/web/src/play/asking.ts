import { ofSeat } from '@ochre/kernel';
import type { GameView, TableView } from '@ochre/match';
import type { Asking, Sayings } from '@ochre/ui/game/game-page.ts';
import type { AskedNow } from '../story/asked-news.ts';
import type { TableSnapshot, TurnEnds } from '../table/table-client.ts';
import type { Words } from '../words/words.ts';

/** The same, read aloud when it is somebody at this screen who is asked. */
export function askedAloud(
  { who, title, aloud = title }: Asking,
  { you, stage }: TableView,
): AskedNow | undefined {
  return who === you && stage === 'playing' ? { player: who, what: aloud } : undefined;
}

interface Said {
  readonly names: readonly string[];
  readonly words: Words;
  readonly sayings: Sayings<unknown>;
  readonly turnEnds: TurnEnds;
  /** The others wait, because there is something to read. */
  readonly isHeld: boolean;
}

/** What a table asks now, and of whom. */
export function asking(
  { view, thinking }: TableSnapshot & { readonly view: TableView },
  { unconfirmed, decision, snapshot }: GameView,
  { names, words, sayings, turnEnds, isHeld }: Said,
): Asking {
  const { play } = words;
  const { you } = view;
  // A turn that ends by itself is as good as ended.
  const isWaiting = unconfirmed !== you || turnEnds === 'when-told';
  if (unconfirmed !== undefined && isWaiting) {
    const name = ofSeat(names, unconfirmed);
    return unconfirmed === you
      ? { who: unconfirmed, title: play.turnDone, about: play.canTakeBack }
      : { who: unconfirmed, title: play.turnOf(name), about: play.waitsFor(name) };
  }
  if (decision === undefined) return { who: you ?? 0, title: play.over, about: '' };
  const { player } = decision;
  if (player === you) {
    return { who: player, about: play.yourTurn, ...sayings.asked(snapshot) };
  }
  const name = ofSeat(names, player);
  const title = play.turnOf(name);
  if (isHeld) return { who: player, title, about: play.waitsForReader(name) };
  const isThinking = thinking?.seat === player;
  const about = isThinking ? play.thinks(name) : sayings.waiting(snapshot, name);
  return { who: player, title, about };
}
