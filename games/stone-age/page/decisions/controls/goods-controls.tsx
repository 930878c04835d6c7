import { ofSeat } from '@ochre/kernel';
import { useMemo } from 'react';
import { spaceOf } from '../../../words/sayings/names.ts';
import { TileFace } from '../../art/tile/tile-face.tsx';
import type { ControlProps } from '../control.ts';
import { dearest } from '../options/bundle.ts';
import { goodsOptions } from '../options/goods.ts';
import { cycleOptions } from '../options/solo.ts';
import { Frame } from '../parts/frame.tsx';
import { LegalSteppers } from '../parts/legal-steppers.tsx';
import { Things } from '../parts/pictures.tsx';
import { useChosen } from '../use-chosen.ts';

/** A hunt, split into food and jewelry. */
export function TakeControl(props: ControlProps) {
  const { legal, words, view, decision } = props;
  const player = ofSeat(view.players, decision.player);
  const options = useMemo(() => goodsOptions('take', legal), [legal]);
  const proposed = options.find(({ move }) => move === props.best) ?? dearest(options);
  const chosen = useChosen(props, proposed?.move);
  const value = options.find(({ move }) => move === chosen.move) ?? proposed;
  return (
    <Frame control={props} chosen={chosen}>
      {value !== undefined && (
        <>
          <p className="haul">
            <Things of={value.bundle} player={player} size={26} />
          </p>
          <LegalSteppers
            label={words.decisions.howMuch}
            options={options}
            value={value}
            onChange={({ move }) => chosen.choose(move)}
            player={player}
            words={words}
          />
        </>
      )}
    </Frame>
  );
}

/** Solo: how many tiles of which stack go to its bottom. Nothing is moved unless it is asked for. */
export function CycleControl(props: ControlProps) {
  const { legal, words, view, decision } = props;
  const player = ofSeat(view.players, decision.player);
  const options = useMemo(() => cycleOptions(legal), [legal]);
  const chosen = useChosen(props, options[0]?.move);
  const value = options.find(({ move }) => move === chosen.move) ?? options[0];
  return (
    <Frame control={props} chosen={chosen} about={words.decisions.topThen}>
      {value !== undefined && (
        <LegalSteppers
          label={words.decisions.howMuch}
          options={options}
          value={value}
          onChange={({ move }) => chosen.choose(move)}
          player={player}
          words={words}
          picture={(key, count) => {
            const stack = view.solo?.stacks[(spaceOf(key, 'building') ?? 0) - 1] ?? [];
            const top = stack[count % stack.length];
            return top === undefined ? null : <TileFace id={top} />;
          }}
        />
      )}
    </Frame>
  );
}
