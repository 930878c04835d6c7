import type { Plan } from '@ochre/match';
import { HELP_LEVELS } from '@ochre/protocol/vocabulary';
import { useSettings } from '@ochre/ui/settings/use-settings.ts';
import { type ReactNode, useMemo, useState } from 'react';
import { frontOf, metaOf, titleOfGame } from '../../games.ts';
import { useWords } from '../../words/language.tsx';
import '@ochre/ui/parts/buttons.css';
import { Sheet } from '@ochre/ui/parts/sheet.tsx';
import { type GameChoice, planOf, requestOf, usualFor, type WayToPlay } from './choice.ts';
import type { Choosing } from './choosing.ts';
import { ExpansionsPart } from './expansions-part.tsx';
import { Fitting } from './fitting.ts';
import { OpenRulesPart } from './open-rules-part.tsx';
import { OptionLine } from './option-line.tsx';
import './options-panel.css';
import { PlayersPart } from './players-part.tsx';
import { sayPlan } from './summary.ts';

interface OptionsPanelProps {
  readonly way: WayToPlay;
  /** What was chosen before. */
  readonly choice: GameChoice;
  /** The name of the game, unless given. */
  readonly title?: string;
  /** What the button says that takes it all; *start*, unless given. */
  readonly start?: string;
  /** `names` are those of people, by seat; empty where nobody said one. */
  readonly onStart: (plan: Plan, names: readonly string[], choice: GameChoice) => void;
  readonly onClose: () => void;
  /** Above the button: why it did not work. */
  readonly children?: ReactNode;
}

/** All that can be agreed on before a game. */
export function OptionsPanel(props: OptionsPanelProps) {
  const { way, choice: before, onStart, onClose } = props;
  const meta = metaOf(before.game);
  const fitting = useMemo(() => new Fitting(meta), [meta]);
  const words = useWords();
  const [, changeSettings] = useSettings();
  const [choice, setChoice] = useState(before);
  const { options } = words.screens;
  const plan = planOf(choice);
  const start = () => {
    const names = choice.names.slice(0, choice.players).map((name) => name.trim());
    changeSettings({ name: names[0] ?? '' });
    onStart(plan, names, choice);
  };
  const onChange = (changes: Partial<GameChoice>) =>
    setChoice(fitting.settle({ ...choice, ...changes }));
  const choosing: Choosing = { way, choice, fitting, onChange };
  return (
    <Sheet
      title={props.title ?? titleOfGame(meta.name)}
      onClose={onClose}
      foot={
        <>
          {props.children}
          <p className="summary" aria-live="polite">
            {sayPlan(plan, words)}
            <small>{words.screens.home.takes(frontOf(meta.name).minutes(requestOf(choice)))}</small>
          </p>
          <button type="button" className="button" onClick={() => setChoice(usualFor(meta, way))}>
            {options.defaults}
          </button>
          <button type="button" className="button act" onClick={start}>
            {props.start ?? words.buttons.start}
          </button>
        </>
      }
    >
      <div className="options">
        <PlayersPart {...choosing} />
        <div>
          <ExpansionsPart {...choosing} />
          <OpenRulesPart {...choosing} />
          <HelpPart {...choosing} />
        </div>
      </div>
    </Sheet>
  );
}

/** What players are shown, and who may come. */
function HelpPart({ way, choice, onChange }: Choosing) {
  const { options } = useWords().screens;
  return (
    <section>
      <h2 className="display">{options.help}</h2>
      <OptionLine
        words={options.helpLevel}
        values={HELP_LEVELS}
        chosen={choice.help}
        onChoose={(help) => onChange({ help })}
      />
      {way === 'friends' && (
        <OptionLine
          words={options.open}
          values={['invited', 'everybody']}
          chosen={choice.isOpen ? 'everybody' : 'invited'}
          onChoose={(who) => onChange({ isOpen: who === 'everybody' })}
        />
      )}
    </section>
  );
}
