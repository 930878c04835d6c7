import type { GameView, TableView } from '@ochre/match';
import { noToolHelps } from '@ochre/stone-age/page/decisions/options/no-tool-helps.ts';
import type { Snapshot } from '@ochre/stone-age/rules';
import { isDecisionKind } from '@ochre/stone-age/rules';
import type { Asked } from '../story/asked-news.ts';
import type { TableSnapshot } from '../table/table-client.ts';
import type { Words } from '../words/words.ts';

/** What is asked, and what is to be said of it. */
export interface Asking {
  readonly who: number;
  readonly title: string;
  readonly about: string;
}

/** The same, read aloud when it is somebody at this screen who is asked. */
export function askedAloud({ who, title }: Asking, { you, stage }: TableView): Asked | undefined {
  return who === you && stage === 'playing' ? { player: who, what: title } : undefined;
}

/** What a table asks now, and of whom. */
export function asking(
  { view, thinking }: TableSnapshot & { readonly view: TableView },
  { unconfirmed }: GameView,
  snapshot: Snapshot,
  names: readonly string[],
  words: Words,
): Asking {
  const { play } = words;
  const { you } = view;
  const { decision, players } = snapshot;
  if (unconfirmed !== undefined) {
    const name = names[unconfirmed]!;
    return unconfirmed === you
      ? { who: unconfirmed, title: play.turnDone, about: play.canTakeBack }
      : { who: unconfirmed, title: play.turnOf(name), about: play.waitsFor(name) };
  }
  if (decision === undefined) return { who: you ?? 0, title: play.over, about: '' };
  const { player, kind } = decision;
  if (player !== you) {
    const name = names[player]!;
    const isThinking = thinking?.seat === player;
    const waiting = isDecisionKind(kind) ? words.decisions.waiting[kind](name) : '';
    return {
      who: player,
      title: play.turnOf(name),
      about: isThinking ? play.thinks(name) : waiting,
    };
  }
  const asked = isDecisionKind(kind) ? words.decisions.asked[kind] : '';
  if (kind === 'tools' && noToolHelps(snapshot)) {
    return { who: player, title: words.decisions.noToolHelps, about: play.yourTurn };
  }
  if (kind === 'place') {
    return {
      who: player,
      title: asked,
      about: `${play.atHome(players[player]!.home)}. ${play.tapAPlace}`,
    };
  }
  return {
    who: player,
    title: asked,
    about: kind === 'act' ? play.tapWhereTheyStand : play.yourTurn,
  };
}
