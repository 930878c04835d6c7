import type { Plan } from '@ochre/match';
import { Icon } from '@ochre/stone-age/page/art/icon.tsx';
import { useSettings } from '@ochre/ui/settings/use-settings.ts';
import type { ChoiceWords } from '@ochre/words';
import { type ReactNode, useState } from 'react';
import { PAGE_GAMES } from '../../table/index.ts';
import { useWords } from '../../words/language.tsx';
import '@ochre/ui/parts/buttons.css';
import { ChoiceLine, Segments } from '@ochre/ui/parts/segments.tsx';
import { Sheet } from '@ochre/ui/parts/sheet.tsx';
import { Switch } from '@ochre/ui/parts/switch.tsx';
import {
  type Choice,
  CLOCK_NAMES,
  CLOCKS,
  COUNTS,
  MODULES,
  type Module,
  planOf,
  RULES,
  type RuleName,
  type RuleValue,
  USUAL,
  VARIANTS,
  type Way,
} from './choice.ts';
import { Fitting } from './fitting.ts';
import './options-panel.css';
import { SeatLines } from './seat-lines.tsx';
import { sayClock, summaryOf } from './summary.ts';

interface OptionsPanelProps {
  readonly way: Way;
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

const FITTING = new Fitting(PAGE_GAMES['stone-age']!.game);
const PACES = ['calm', 'brisk', 'skip'] as const;
const MODULE_ICONS = { style: 'jewelry', huts: 'house' } as const;

/** All that can be agreed on before a game. */
export function OptionsPanel(props: OptionsPanelProps) {
  const { way, choice: before, onStart, onClose } = props;
  const words = useWords();
  const [settings, changeSettings] = useSettings();
  const [choice, setChoice] = useState<Choice>(
    before ?? {
      ...USUAL[way],
      names: [settings.name, '', '', '', ''],
      hidesOdds: settings.odds === 'hidden',
    },
  );
  const { options } = words.screens;
  /** Nobody is invited to a game for one. */
  const canBeAlone = way !== 'friends';
  const change = (changes: Partial<Choice>) => setChoice(FITTING.settle({ ...choice, ...changes }));
  const plan = planOf(choice);
  const start = () => {
    const names = choice.names.slice(0, choice.players).map((name) => name.trim());
    changeSettings({ name: names[0]! });
    onStart(plan, names, choice);
  };
  const counts = FITTING.counts({ ...choice, rules: {} });
  const fitting = FITTING.modules(choice);
  const toggle = (module: Module) =>
    change({
      modules: MODULES.filter((one) => (one === module) !== choice.modules.includes(one)),
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
          <button type="button" className="button" onClick={() => setChoice(USUAL[way])}>
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
              values={choice.variant === 'solo' ? counts : COUNTS.slice(1)}
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
          <section>
            <h2 className="display">{options.expansions}</h2>
            {canBeAlone && (
              <Line
                words={options.variant}
                values={VARIANTS}
                chosen={choice.variant}
                onChoose={(variant) => setChoice(FITTING.withVariant(choice, variant))}
              />
            )}
            {MODULES.map((module) => (
              <ChoiceLine
                key={module}
                name={
                  <>
                    <Icon name={MODULE_ICONS[module]} />
                    {words.modules[module]}
                  </>
                }
                about={fitting.includes(module) ? options.aboutModules[module] : options.doesNotFit}
              >
                <Switch
                  label={words.modules[module]}
                  isOn={choice.modules.includes(module)}
                  can={fitting.includes(module)}
                  onChange={() => toggle(module)}
                />
              </ChoiceLine>
            ))}
          </section>
          <Rules choice={choice} onChange={change} />
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
        name={(value) => words.values[value]}
        onChoose={onChoose}
      />
    </ChoiceLine>
  );
}

interface RulesProps {
  readonly choice: Choice;
  readonly onChange: (changes: Partial<Choice>) => void;
}

/** The rules that the chosen game leaves open. */
function Rules({ choice, onChange }: RulesProps) {
  const words = useWords();
  const { options } = words.screens;
  const named: Readonly<Record<RuleName, ChoiceWords<string>>> = {
    negativeScores: options.negativeScores,
    diceFirst: options.diceFirst,
    merchantJewelry: options.merchantJewelry,
    difficulty: { ...options.difficulty, values: words.difficulties },
  };
  const open = (Object.keys(named) as RuleName[])
    .map((rule) => ({ rule, values: FITTING.values(choice, rule) }))
    .filter(({ values }) => values.length > 1);
  return (
    <section>
      <h2 className="display">{options.rules}</h2>
      {open.map(({ rule, values }) => {
        const chosen = choice.rules[rule] ?? RULES[rule][0];
        const choose = (value: RuleValue) =>
          onChange({ rules: { ...choice.rules, [rule]: value } });
        return values.length > 3 ? (
          <ChoiceLine key={rule} name={named[rule].name} about={named[rule].about}>
            <select
              className="text-field"
              aria-label={named[rule].name}
              value={String(chosen)}
              onChange={(event) =>
                choose(values.find((one) => String(one) === event.target.value)!)
              }
            >
              {values.map((value) => (
                <option key={String(value)} value={String(value)}>
                  {named[rule].values[String(value)]}
                </option>
              ))}
            </select>
          </ChoiceLine>
        ) : (
          <Line
            key={rule}
            words={named[rule]}
            values={values.map(String)}
            chosen={String(chosen)}
            onChoose={(text) => choose(values.find((one) => String(one) === text)!)}
          />
        );
      })}
    </section>
  );
}
