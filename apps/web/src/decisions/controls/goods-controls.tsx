import { useMemo } from 'react';
import type { ControlProps } from '../control.ts';
import { type BundleOption, dearest } from '../options/bundle.ts';
import { goodsOptions } from '../options/goods.ts';
import { cycleOptions } from '../options/solo.ts';
import { Frame } from '../parts/frame.tsx';
import { Steppers } from '../parts/steppers.tsx';
import { useChosen } from '../use-chosen.ts';

interface BundleControlProps {
  readonly control: ControlProps;
  readonly options: readonly BundleOption[];
  readonly proposed: BundleOption | undefined;
}

/** So many of each, by steppers alone. */
function BundleControl({ control, options, proposed }: BundleControlProps) {
  const { words, view, decision } = control;
  const chosen = useChosen(control, proposed?.move);
  const value = options.find(({ move }) => move === chosen.move) ?? proposed;
  return (
    <Frame control={control} chosen={chosen}>
      {value !== undefined && (
        <Steppers
          label={words.decisions.howMuch}
          options={options}
          value={value}
          onChange={({ move }) => chosen.choose(move)}
          player={view.players[decision.player]!}
          words={words}
        />
      )}
    </Frame>
  );
}

export function GainControl(props: ControlProps) {
  const { legal } = props;
  const options = useMemo(() => goodsOptions('gain', legal), [legal]);
  return <BundleControl control={props} options={options} proposed={dearest(options)} />;
}

export function TakeControl(props: ControlProps) {
  const { legal } = props;
  const options = useMemo(() => goodsOptions('take', legal), [legal]);
  return <BundleControl control={props} options={options} proposed={dearest(options)} />;
}

/** Solo: nothing is moved unless it is asked for. */
export function CycleControl(props: ControlProps) {
  const { legal } = props;
  const options = useMemo(() => cycleOptions(legal), [legal]);
  return <BundleControl control={props} options={options} proposed={options[0]} />;
}
