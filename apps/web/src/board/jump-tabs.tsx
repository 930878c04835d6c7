import { useWords } from '../words/language.tsx';
import type { Words } from '../words/words.ts';

type BoardPart = keyof Words['table']['tabs'];

/** Where on the board each tab goes, in parts of its width and height. */
const PARTS: Readonly<Record<BoardPart, readonly [left: number, top: number]>> = {
  land: [0.55, 0.18],
  village: [0.55, 0.75],
  cards: [0, 1],
  buildings: [1, 1],
};

/** What is seen first. */
export const LAND = PARTS.land;

const NAMES = Object.keys(PARTS) as BoardPart[];

interface JumpTabsProps {
  readonly onJump: (left: number, top: number) => void;
}

/** On a phone the board is larger than its window: these bring a part of it there. */
export function JumpTabs({ onJump }: JumpTabsProps) {
  const words = useWords();
  return (
    <nav className="jump-tabs">
      {NAMES.map((part) => (
        <button key={part} type="button" onClick={() => onJump(...PARTS[part])}>
          {words.table.tabs[part]}
        </button>
      ))}
    </nav>
  );
}
