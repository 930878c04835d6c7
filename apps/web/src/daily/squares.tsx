import { SQUARES } from '@ochre/host';
import type { DailyWay } from '@ochre/protocol/vocabulary';
import { useWords } from '../words/language.tsx';
import './squares.css';

interface SquaresProps {
  readonly squares: string;
  readonly way: DailyWay;
}

const KINDS = Object.keys(SQUARES) as (keyof typeof SQUARES)[];

/** A line of squares as it is shared, drawn: full, half full and empty, for who sees no colours. */
export function Squares({ squares, way }: SquaresProps) {
  const { daily } = useWords();
  const kinds = [...squares].flatMap((sign) => KINDS.find((kind) => SQUARES[kind] === sign) ?? []);
  const label = kinds.map((kind) => daily.squares[way][kind]).join(', ');
  return (
    <span className="daily-squares" role="img" aria-label={label}>
      {kinds.map((kind, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a stretch is its number.
        <i key={at} className={kind} />
      ))}
    </span>
  );
}
