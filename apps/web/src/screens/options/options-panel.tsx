import type { Plan } from '@ochre/match';
import { useSettings } from '@ochre/ui/settings/use-settings.ts';
import type { ChoiceWords } from '@ochre/words';
import { type ReactNode, useMemo, useState } from 'react';
import { FIRST_GAME, frontOf } from '../../games.ts';
import { useWords } from '../../words/language.tsx';
import '@ochre/ui/parts/buttons.css';
import { ChoiceLine, Segments } from '@ochre/ui/parts/segments.tsx';
import { Sheet } from '@ochre/ui/parts/sheet.tsx';
import { Switch } from '@ochre/ui/parts/switch.tsx';
import {
  aloneIn,
  type Choice,
  CLOCK_NAMES,
  CLOCKS,
  countsOf,
  planOf,
  type RuleValue,
  rulesOf,
  usualFor,
  type Way,
} from './choice.ts';
import { Fitting } from './fitting.ts';
import './options-panel.css';
import { SeatLines } from './seat-lines.tsx';
import { sayClock, summaryOf } from './summary.ts';

interface OptionsPanelProps {
  readonly way: Way;
  /** The game that is chosen for; the first, unless given. */
  readonly game?: string;
  /** What was chosen before; the usual for that way, unless given. */
  readonly choice?: Choice;
  /** *New game*, unless given. */
  readonly title?: string;
  /** What the button says that takes it all; *start*, unless given. */
  readonly start?: string;
  /** `names` are those of people, by seat; empty where nobody said one. */
  readonly onStart: (plan: Plan, names: readonly string[], choice: Choice) => void;
  readonly onClose: () => void;
  /** Above the button: why it did not work. */
  readonly children?: ReactNode;
}

const PACES = ['calm', 'brisk', 'skip'] as const;
/** Of the choice among variants: none of them. */
const TOGETHER = 'together';

/** All that can be agreed on before a game. */
export function OptionsPanel(props: OptionsPanelProps) {
  const { way, choice: before, onStart, onClose } = props;
  const front = frontOf(before?.game ?? props.game ?? FIRST_GAME);
  const { meta, Sign } = front;
  const fitting = useMemo(() => new Fitting(meta), [meta]);
  const words = useWords();
  const [settings, changeSettings] = useSettings();
  const [choice, setChoice] = useState<Choice>(
    before ?? {
      ...usualFor(meta, way),
      names: [settings.name, '', '', '', ''],
      hidesOdds: settings.odds === 'hidden',
    },
  );
  const { options } = words.screens;
  const own = words.games[meta.name]!;
  /** Nobody is invited to a game for one. */
  const canBeAlone = way !== 'friends' && aloneIn(meta) !== undefined;
  const change = (changes: Partial<Choice>) => setChoice(fitting.settle({ ...choice, ...changes }));
  const plan = planOf(choice);
  const start = () => {
    const names = choice.names.slice(0, choice.players).map((name) => name.trim());
    changeSettings({ name: names[0]! });
    onStart(plan, names, choice);
  };
  const counts = fitting.counts({ ...choice, rules: {} });
  const offered = countsOf(meta).filter((count) => count > 1);
  const modules = Object.keys(meta.modules);
  const goingAlong = fitting.modules(choice);
  const toggle = (module: string) =>
    change({
      modules: modules.filter((one) => (one === module) !== choice.modules.includes(one)),
    });
  return (
    <Sheet
      title={props.title ?? options.title}
      onClose={onClose}
      foot={
        <>
          {props.children}
          <p className="summary" aria-live="polite">
            {summaryOf(plan, words)}
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
        <div>
          <section>
            <h2 className="display">{words.table.players}</h2>
            <Segments
              label={words.table.players}
              values={choice.variant === undefined ? offered : counts}
              chosen={choice.players}
              name={(count) => words.number(count)}
              fits={(count) => counts.includes(count)}
              onChoose={(players) => change({ players })}
            />
          </section>
          <SeatLines choice={choice} way={way} onChange={change} />
          {/* Too many to stand beside their name. */}
          <div className="wide">
            <ChoiceLine name={options.clock.name} about={options.clock.about}>
              <Segments
                label={options.clock.name}
                values={CLOCK_NAMES}
                chosen={choice.clock}
                name={(clock) => sayClock(CLOCKS[clock], words)}
                onChoose={(clock) => change({ clock })}
              />
            </ChoiceLine>
          </div>
          <Line
            words={options.pace}
            values={PACES}
            chosen={settings.pace}
            onChoose={(pace) => changeSettings({ pace })}
          />
        </div>
        <div>
          {(modules.length > 0 || canBeAlone) && (
            <section>
              <h2 className="display">{options.expansions}</h2>
              {canBeAlone && own.variant !== undefined && (
                <Line
                  words={own.variant}
                  values={[TOGETHER, ...Object.keys(meta.variants)]}
                  chosen={choice.variant ?? TOGETHER}
                  onChoose={(variant) =>
                    setChoice(
                      fitting.withVariant(choice, variant === TOGETHER ? undefined : variant),
                    )
                  }
                />
              )}
              {modules.map((module) => (
                <ChoiceLine
                  key={module}
                  name={
                    <>
                      <Sign of={module} />
                      {own.modules[module]!.name}
                    </>
                  }
                  about={
                    goingAlong.includes(module) ? own.modules[module]!.about : options.doesNotFit
                  }
                >
                  <Switch
                    label={own.modules[module]!.name}
                    isOn={choice.modules.includes(module)}
                    can={goingAlong.includes(module)}
                    onChange={() => toggle(module)}
                  />
                </ChoiceLine>
              ))}
            </section>
          )}
          <Rules choice={choice} fitting={fitting} onChange={change} />
          <section>
            <h2 className="display">{options.help}</h2>
            <Line
              words={options.odds}
              values={['shown', 'hidden']}
              chosen={choice.hidesOdds ? 'hidden' : 'shown'}
              onChoose={(odds) => change({ hidesOdds: odds === 'hidden' })}
            />
            {way === 'friends' && (
              <Line
                words={options.open}
                values={['invited', 'everybody']}
                chosen={choice.isOpen ? 'everybody' : 'invited'}
                onChoose={(who) => change({ isOpen: who === 'everybody' })}
              />
            )}
          </section>
        </div>
      </div>
    </Sheet>
  );
}

interface LineProps<Value extends string> {
  readonly words: ChoiceWords<Value>;
  readonly values: readonly Value[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

function Line<Value extends string>(props: LineProps<Value>) {
  const { words, values, chosen, onChoose } = props;
  return (
    <ChoiceLine name={words.name} about={words.about}>
      <Segments
        label={words.name}
        values={values}
        chosen={chosen}
        name={(value) => words.values[value]!}
        onChoose={onChoose}
      />
    </ChoiceLine>
  );
}

interface RulesProps {
  readonly choice: Choice;
  readonly fitting: Fitting;
  readonly onChange: (changes: Partial<Choice>) => void;
}

/** The rules that the chosen game leaves open. */
function Rules({ choice, fitting, onChange }: RulesProps) {
  const words = useWords();
  const { options } = words.screens;
  const { meta } = frontOf(choice.game);
  const rules = rulesOf(meta);
  const named = words.games[choice.game]!.options;
  const open = Object.keys(rules)
    .map((rule) => ({ rule, words: named[rule]!, values: fitting.values(choice, rule) }))
    .filter(({ values }) => values.length > 1);
  if (open.length === 0) return null;
  return (
    <section>
      <h2 className="display">{options.rules}</h2>
      {open.map(({ rule, words: said, values }) => {
        const chosen = choice.rules[rule] ?? values[0];
        const choose = (value: RuleValue) =>
          onChange({ rules: { ...choice.rules, [rule]: value } });
        return values.length > 3 ? (
          <ChoiceLine key={rule} name={said.name} about={said.about}>
            <select
              className="text-field"
              aria-label={said.name}
              value={String(chosen)}
              onChange={(event) =>
                choose(values.find((one) => String(one) === event.target.value)!)
              }
            >
              {values.map((value) => (
                <option key={String(value)} value={String(value)}>
                  {said.values[String(value)]}
                </option>
              ))}
            </select>
          </ChoiceLine>
        ) : (
          <Line
            key={rule}
            words={said}
            values={values.map(String)}
            chosen={String(chosen)}
            onChoose={(text) => choose(values.find((one) => String(one) === text)!)}
          />
        );
      })}
    </section>
  );
}
