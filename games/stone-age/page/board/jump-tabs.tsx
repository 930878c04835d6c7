import { useWords } from '../in-words.tsx';
import { BOARD_PARTS, type BoardPart } from './parts-of-board.ts';

/** Where on the board each tab goes, in parts of its width and height. */
const PARTS: Readonly<Record<BoardPart, readonly [left: number, top: number]>> = {
  land: [0.55, 0.18],
  village: [0.55, 0.75],
  cards: [0, 1],
  buildings: [1, 1],
};

/** What is seen first. */
export const LAND = PARTS.land;

interface JumpTabsProps {
  /** How many places of each part can be chosen; without it, nothing is asked. */
  readonly lit?: Readonly<Record<BoardPart, number>> | undefined;
  readonly onJump: (left: number, top: number) => void;
}

/** On a phone the board is larger than its window: these bring a part of it there. */
export function JumpTabs({ lit, onJump }: JumpTabsProps) {
  const words = useWords();
  return (
    <nav className="jump-tabs" aria-label={words.table.valley}>
      {BOARD_PARTS.map((part) => (
        <button key={part} type="button" onClick={() => onJump(...PARTS[part])}>
          {words.table.tabs[part]}
          {lit !== undefined && (
            <span className={lit[part] > 0 ? 'lit-count' : 'lit-count none'}>
              <span aria-hidden="true">{lit[part]}</span>
              <span className="unseen">, {words.aloud.litPlaces(lit[part])}</span>
            </span>
          )}
        </button>
      ))}
    </nav>
  );
}
