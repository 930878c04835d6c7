import { ChoiceLine, Segments } from '@ochre/ui/parts/segments.tsx';
import type { ChoiceWords } from '@ochre/words';

interface OptionLineProps<Value extends string> {
  readonly words: ChoiceWords<Value>;
  readonly values: readonly Value[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

/** One thing to agree on: its name, a word about it, and a few values beside it. */
export function OptionLine<Value extends string>(props: OptionLineProps<Value>) {
  const { words, values, chosen, onChoose } = props;
  return (
    <ChoiceLine name={words.name} about={words.about}>
      <Segments
        label={words.name}
        values={values}
        chosen={chosen}
        name={(value) => words.values[value]}
        onChoose={onChoose}
      />
    </ChoiceLine>
  );
}
