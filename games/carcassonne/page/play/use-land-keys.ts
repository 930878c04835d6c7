import { DIGIT } from '@ochre/ui/keyboard/keys.ts';
import { useEffect, useEffectEvent } from 'react';
import { useLandCamera } from '../board/in-sight.ts';
import { LAND_KEYS } from '../board/land-keys.ts';
import type { Deciding } from './deciding.ts';
import { directionOf, nearestIn } from './directions.ts';
import { optionAt, type Square } from './laying.ts';

/** Keys on the land: arrows lead from square to square or from claim to claim; others turn and lay. */
export function useLandKeys(deciding: Deciding, isOn: boolean): void {
  const camera = useLandCamera();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !isOnLand()) return;
    const act = layKey(event, deciding, camera.goTo.bind(camera)) ?? claimKey(event, deciding);
    if (act === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  });
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent): void => press(event);
    addEventListener('keydown', listen, true);
    return () => removeEventListener('keydown', listen, true);
  }, [isOn]);
}

/** Nothing else has the focus, and nothing lies over the table. */
function isOnLand(): boolean {
  const { activeElement, body } = document;
  if (document.querySelector('dialog[open]') !== null) return false;
  if (activeElement === null || activeElement === body) return true;
  return activeElement.closest('.land-pane, .picks') !== null;
}

type Act = (() => void) | undefined;

function layKey(
  { key, target }: KeyboardEvent,
  { squares, at, tap, turnBy, confirm, chosen }: Deciding,
  goTo: (square: Square) => void,
): Act {
  if (squares.length === 0) return undefined;
  const look = (square: Square | undefined): Act =>
    square &&
    (() => {
      tap(square);
      goTo(square);
      focusSquare(square);
    });
  const direction = directionOf(key);
  if (direction !== undefined) {
    const focused = at ?? squareOf(target);
    return look(focused ? nearestIn(direction, focused, squares) : squares[0]) ?? (() => {});
  }
  if (key === LAND_KEYS.first) return look(squares[0]);
  if (key === LAND_KEYS.last) return look(squares.at(-1));
  if (key === LAND_KEYS.turn) return () => turnBy(1);
  if (`Shift ${key}` === LAND_KEYS.turnBack) return () => turnBy(-1);
  if (key !== 'Enter' || chosen === undefined) return undefined;
  // Enter on another square looks at it there.
  const focused = squareOf(target);
  return focused === undefined || optionAt([...squares], focused) === optionAt(squares, at)
    ? confirm
    : undefined;
}

function claimKey({ key }: KeyboardEvent, { claims, skip, chosen, choose }: Deciding): Act {
  if (claims.length === 0 || skip === undefined) return undefined;
  const moves = [...claims.map(({ move }) => move), skip];
  const take = (move: string | undefined): Act =>
    move === undefined
      ? undefined
      : () => {
          choose(move);
          focusPick(moves.indexOf(move));
        };
  if (key === LAND_KEYS.nobody) return take(skip);
  if (DIGIT.test(key)) return take(claims[Number(key) - 1]?.move);
  const direction = directionOf(key);
  if (direction === undefined) return undefined;
  const by = direction === 'ArrowRight' || direction === 'ArrowDown' ? 1 : -1;
  const from = chosen === undefined ? (by === 1 ? -1 : 0) : moves.indexOf(chosen);
  return take(moves[(from + by + moves.length) % moves.length]);
}

/** The square whose button has the focus. */
function squareOf(target: EventTarget | null): Square | undefined {
  if (!(target instanceof HTMLElement)) return undefined;
  const [x, y] = target.dataset.square?.split(',').map(Number) ?? [];
  return x === undefined || y === undefined ? undefined : { x, y };
}

const focusSquare = ({ x, y }: Square): void => focus(`[data-square="${x},${y}"]`, 0);
const focusPick = (at: number): void => focus('.picks > .pick', at);

function focus(selector: string, at: number): void {
  document.querySelectorAll<HTMLElement>(selector)[at]?.focus({ preventScroll: true });
}
