import type { CSSProperties } from 'react';
import type { RoundStart } from '../story/story.ts';
import { useWords } from '../words/language.tsx';

interface ScrubberProps {
  readonly at: number;
  readonly length: number;
  readonly rounds: readonly RoundStart[];
  /** Where that is, in words. */
  readonly where: string;
  readonly onGo: (moves: number) => void;
}

/** So many rounds can be named along it; of more, only every second or third is. */
const NAMED = 8;

/** The whole game as a line: a mark for each round, a handle for the moment that is shown. */
export function Scrubber({ at, length, rounds, where, onGo }: ScrubberProps) {
  const words = useWords();
  const every = Math.max(1, Math.ceil(rounds.length / NAMED));
  return (
    <div className="scrubber">
      <ol aria-hidden="true">
        {rounds.map(({ round, moves }, index) => (
          <li key={round} style={{ '--at': moves / Math.max(1, length) } as CSSProperties}>
            {index % every === 0 && words.number(round)}
          </li>
        ))}
      </ol>
      <input
        type="range"
        min={0}
        max={length}
        value={at}
        aria-label={words.story.replay.moment}
        aria-valuetext={where}
        style={{ '--done': at / Math.max(1, length) } as CSSProperties}
        onChange={(event) => onGo(event.target.valueAsNumber)}
      />
      <output>{where}</output>
    </div>
  );
}
