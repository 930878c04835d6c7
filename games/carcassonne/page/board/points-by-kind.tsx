import { SOURCES } from '../../rules/index.ts';
import { useWords } from '../in-words.tsx';
import { type ByKind, KIND_OF } from './by-kind.ts';
import './points-by-kind.css';
import { Sign } from './sign.tsx';

/** What a score is made of: roads, cities, cloisters and shrines, at the end farms. */
export function PointsByKind({ kinds }: { readonly kinds: ByKind }) {
  const { end, sources, number } = useWords();
  return (
    <ul className="by-kind" aria-label={end.table}>
      {SOURCES.map((source) => {
        const points = kinds[source];
        if (points === undefined) return null;
        return (
          <li key={source} className={points === 0 ? 'none' : undefined}>
            <Sign of={KIND_OF[source]} size={17} label={sources[source]} />
            {number(points)}
          </li>
        );
      })}
    </ul>
  );
}
