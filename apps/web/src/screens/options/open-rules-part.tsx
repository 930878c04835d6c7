import { ChoiceLine } from '@ochre/ui/parts/segments.tsx';
import type { ChoiceWords } from '@ochre/words';
import { metaOf } from '../../games.ts';
import { useWords } from '../../words/language.tsx';
import { wordsOfGame } from '../../words/words-of-game.ts';
import { type RuleValue, rulesOf } from './choice.ts';
import type { Choosing } from './choosing.ts';
import { OptionLine } from './option-line.tsx';

/** The rules that the chosen game leaves open. */
export function OpenRulesPart({ choice, fitting, onChange }: Choosing) {
  const words = useWords();
  const named = wordsOfGame(words, choice.game).options;
  const open = Object.keys(rulesOf(metaOf(choice.game))).flatMap((rule) => {
    const [said, values] = [named[rule], fitting.values(choice, rule)];
    return said !== undefined && values.length > 1 ? [{ rule, said, values }] : [];
  });
  if (open.length === 0) return null;
  return (
    <section>
      <h2 className="display">{words.screens.options.rules}</h2>
      {open.map(({ rule, said, values }) => (
        <OpenRuleLine
          key={rule}
          words={said}
          values={values}
          chosen={choice.rules[rule]}
          onChoose={(value) => onChange({ rules: { ...choice.rules, [rule]: value } })}
        />
      ))}
    </section>
  );
}

interface OpenRuleLineProps {
  readonly words: ChoiceWords;
  /** The first stands where nothing is chosen. */
  readonly values: readonly RuleValue[];
  readonly chosen: RuleValue | undefined;
  readonly onChoose: (value: RuleValue) => void;
}

/** So many letters have room beside each other. */
const ROOM = 40;

/** A list to choose from where the values have no room beside each other. */
function OpenRuleLine({ words, values, chosen = values[0], onChoose }: OpenRuleLineProps) {
  const choose = (text: string) => {
    const value = values.find((one) => String(one) === text);
    if (value !== undefined) onChoose(value);
  };
  const letters = values.map((value) => words.values[String(value)] ?? '').join('').length;
  if (letters <= ROOM) {
    return (
      <OptionLine
        words={words}
        values={values.map(String)}
        chosen={String(chosen)}
        onChoose={choose}
      />
    );
  }
  return (
    <ChoiceLine name={words.name} about={words.about}>
      <select
        className="text-field long-values"
        aria-label={words.name}
        value={String(chosen)}
        onChange={(event) => choose(event.target.value)}
      >
        {values.map((value) => (
          <option key={String(value)} value={String(value)}>
            {words.values[String(value)]}
          </option>
        ))}
      </select>
    </ChoiceLine>
  );
}
