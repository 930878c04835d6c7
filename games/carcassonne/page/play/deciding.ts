import { useMemo, useState } from 'react';
import type { Turn } from '../../rules/index.ts';
import { type ClaimOption, claimsIn, skipIn } from './claiming.ts';
import {
  afterTap,
  afterTurn,
  isSame,
  type Laying,
  layMove,
  optionAt,
  type Square,
  type SquareOption,
  squaresIn,
} from './laying.ts';

/** What the viewer is about to do. */
export interface Deciding {
  readonly squares: readonly SquareOption[];
  readonly turn: Turn;
  readonly at: Square | undefined;
  readonly claims: readonly ClaimOption[];
  readonly skip: string | undefined;
  /** The move that is chosen and waits for a yes. */
  readonly chosen: string | undefined;
  /** A square that was asked about: why not there. */
  readonly asked: Square | undefined;
  /** A square was tapped, whether or not the tile fits there. */
  readonly tap: (square: Square) => void;
  /** The tile was let fall on a square: where it fits as it is, it lies there. */
  readonly drop: (square: Square) => void;
  readonly turnBy: (by: 1 | -1) => void;
  /** Claims what is chosen already, chooses what is not. */
  readonly claim: (move: string) => void;
  readonly choose: (move: string) => void;
  readonly commit: (move: string) => void;
  readonly confirm: () => void;
  /** Nothing is chosen any more. */
  readonly clear: () => void;
}

interface Chosen {
  readonly moves: number;
  readonly at?: Square | undefined;
  readonly asked?: Square | undefined;
  readonly claim?: string | undefined;
}

interface Decided {
  readonly moves: number;
  readonly legal: readonly string[];
  readonly tile: string | undefined;
  readonly commit: (move: string) => void;
}

/** Begins anew with every move. */
export function useDeciding({ moves, legal, tile = '', commit }: Decided): Deciding {
  const [turned, setTurned] = useState({ tile, turn: 0 as Turn });
  const [kept, keep] = useState<Chosen>({ moves });
  const squares = useMemo(() => squaresIn(legal), [legal]);
  const claims = useMemo(() => claimsIn(legal), [legal]);
  const chosen: Chosen = kept.moves === moves ? kept : { moves };
  // Every tile is drawn as it is described, and turned from there.
  const turn = turned.tile === tile ? turned.turn : 0;
  const laying: Laying = { turn, at: optionAt(squares, chosen.at) };
  const look = (next: Laying): void => {
    setTurned({ tile, turn: next.turn });
    keep({ moves, at: next.at });
  };
  const claim = claims.find(({ move }) => move === chosen.claim)?.move ?? skipOf(legal, chosen);
  const move = layMove(laying, squares) ?? claim;
  const tap = (square: Square): void => {
    const option = optionAt(squares, square);
    if (option !== undefined) look(afterTap(laying, option));
    else keep({ ...chosen, asked: isSame(chosen.asked, square) ? undefined : square });
  };
  return {
    squares,
    turn,
    at: laying.at,
    claims,
    skip: skipIn(legal),
    chosen: move,
    asked: chosen.asked,
    tap,
    drop(square) {
      const there = layMove({ turn, at: square }, squares);
      if (there === undefined) tap(square);
      else commit(there);
    },
    turnBy: (by) => look(afterTurn(laying, by, squares, tile)),
    claim(one) {
      if (one === move) commit(one);
      else keep({ moves, claim: one });
    },
    commit,
    choose: (one) => keep({ moves, claim: one }),
    confirm() {
      if (move !== undefined) commit(move);
    },
    clear: () => keep({ moves }),
  };
}

const skipOf = (legal: readonly string[], { claim }: Chosen): string | undefined =>
  claim !== undefined && claim === skipIn(legal) ? claim : undefined;
