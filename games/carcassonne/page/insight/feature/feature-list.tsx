import { type KeyboardEvent, useMemo, useRef } from 'react';
import { type Feature, featuresOf, type Part } from '../../../rules/index.ts';
import { useWords } from '../../in-words.tsx';
import type { Onlooker } from '../onlooker.ts';
import { sayFeature } from './say-feature.ts';
import './feature-list.css';

interface FeatureListProps extends Onlooker {
  readonly onPick: (part: Part | undefined) => void;
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

/**
 * The land as a list of what somebody is on, for who goes by keys or hears it: one stop for Tab, arrows
 * lead from one to the next, and what has the focus is shown on the land.
 */
export function FeatureList({ onPick, ...props }: FeatureListProps) {
  const words = useWords();
  const list = useRef<HTMLUListElement>(null);
  const held = useMemo(() => heldIn(props.view), [props.view]);
  const step = (event: KeyboardEvent, at: number): void => {
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = (at + by + held.length) % held.length;
    list.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <ul className="feature-list" aria-label={words.insight.feature.list} ref={list}>
      {held.map((feature, at) => {
        const [part] = feature.parts;
        return (
          <li key={`${part?.x},${part?.y} ${part?.on}`}>
            <button
              type="button"
              tabIndex={at === 0 ? 0 : -1}
              onFocus={() => onPick(part)}
              onBlur={() => onPick(undefined)}
              onKeyDown={(event) => step(event, at)}
            >
              {sayFeature(feature, props, words)}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

const heldIn = (view: Onlooker['view']): Feature[] =>
  featuresOf(view)
    .filter(({ holders }) => holders.length > 0)
    .sort((one, other) => other.points - one.points);
