import { ChoiceLine } from '@ochre/ui/parts/segments.tsx';
import { Switch } from '@ochre/ui/parts/switch.tsx';
import { frontOf } from '../../games.ts';
import { useWords } from '../../words/language.tsx';
import { wordsOfGame } from '../../words/words-of-game.ts';
import { aloneIn } from './choice.ts';
import type { Choosing } from './choosing.ts';
import { OptionLine } from './option-line.tsx';

/** Of the choice among variants: none of them. */
const TOGETHER = 'together';

/** The variant for one, and the expansions. */
export function ExpansionsPart(props: Choosing) {
  const { way, choice, fitting, onChange } = props;
  const words = useWords();
  const { meta } = frontOf(choice.game);
  const { variant: named } = wordsOfGame(words, meta.name);
  const modules = Object.keys(meta.modules);
  /** Nobody is invited to a game for one. */
  const canBeAlone = way !== 'friends' && aloneIn(meta) !== undefined;
  if (modules.length === 0 && !canBeAlone) return null;
  return (
    <section>
      <h2 className="display">{words.screens.options.expansions}</h2>
      {canBeAlone && named !== undefined && (
        <OptionLine
          words={named}
          values={[TOGETHER, ...Object.keys(meta.variants)]}
          chosen={choice.variant ?? TOGETHER}
          onChoose={(variant) =>
            onChange(fitting.withVariant(choice, variant === TOGETHER ? undefined : variant))
          }
        />
      )}
      {modules.map((module) => (
        <ExpansionLine key={module} {...props} module={module} />
      ))}
    </section>
  );
}

interface ExpansionLineProps extends Choosing {
  readonly module: string;
}

function ExpansionLine({ module, choice, fitting, onChange }: ExpansionLineProps) {
  const words = useWords();
  const { meta, Sign } = frontOf(choice.game);
  const { name, about } = wordsOfGame(words, meta.name).modules[module] ?? {
    name: module,
    about: '',
  };
  const doesFit = fitting.modules(choice).includes(module);
  const toggle = () =>
    onChange({
      modules: Object.keys(meta.modules).filter(
        (one) => (one === module) !== choice.modules.includes(one),
      ),
    });
  return (
    <ChoiceLine
      name={
        <>
          <Sign of={module} />
          {name}
        </>
      }
      about={doesFit ? about : words.screens.options.doesNotFit}
    >
      <Switch label={name} isOn={choice.modules.includes(module)} can={doesFit} onChange={toggle} />
    </ChoiceLine>
  );
}
