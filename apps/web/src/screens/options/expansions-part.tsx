import { ChoiceLine } from '@ochre/ui/parts/segments.tsx';
import { Switch } from '@ochre/ui/parts/switch.tsx';
import { frontOf } from '../../games.ts';
import { useWords } from '../../words/language.tsx';
import { wordsOfGame } from '../../words/words-of-game.ts';
import type { Choosing } from './choosing.ts';

/** The expansions of a game that has some. */
export function ExpansionsPart(props: Choosing) {
  const words = useWords();
  const modules = Object.keys(frontOf(props.choice.game).meta.modules);
  if (modules.length === 0) return null;
  return (
    <section>
      <h2 className="display">{words.screens.options.expansions}</h2>
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
