import { type Player, playerAt, type State, stoneAge } from '@ochre/stone-age/rules';
import { newShown, show } from './facts.ts';

/**
 * While people are placed nothing comes to light, and of the hidden only cards that lie face down count
 * (B6.7): to their owner, and to whoever places before them and would deny them something. What they
 * show is all that counts of them.
 */
export function swayedBy(state: State, seat: number): string | undefined {
  const { players, solo } = state;
  // Alone there is nobody else to have cards.
  if (solo !== null) return solo.elder === '' || isPlacing(state) ? '' : undefined;
  if (!isPlacing(state)) return undefined;
  let swaying = '';
  for (let other = 0; other < players.length; other++) {
    const player = playerAt(state, other);
    if (other === seat || player.faceDown.length === 0) continue;
    if (other === state.player || other === nextAtHome(state) || isNearEnd(state)) {
      swaying += `${other}:${shownBy(player)};`;
    }
  }
  return swaying;
}

const isPlacing = (state: State): boolean => stoneAge.decision(state)?.kind === 'place';

/** The next player after the one to move who has people to place. */
function nextAtHome({ players, player }: State): number {
  const count = players.length;
  for (let turn = 1; turn < count; turn++) {
    const other = (player + turn) % count;
    if ((players[other]?.home ?? 0) > 0) return other;
  }
  return player;
}

/** Where a purchase may end the game (B9.1, B9.2), all scores count. */
const isNearEnd = ({ deck, drawn, cards, stacks, gone }: State): boolean =>
  deck.length - drawn <= cards.length ||
  stacks.some(({ length }, stack) => length - (gone[stack] ?? 0) <= 1);

const shown = newShown();

function shownBy(player: Player): string {
  show(player, true, shown);
  const { symbols, second, farmer, toolmaker, builder, shaman, trader } = shown;
  return `${symbols},${second},${farmer},${toolmaker},${builder},${shaman},${trader}`;
}
