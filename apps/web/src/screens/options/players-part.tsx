import { ChoiceLine, Segments } from '@ochre/ui/parts/segments.tsx';
import { useSettings } from '@ochre/ui/settings/use-settings.ts';
import { metaOf } from '../../games.ts';
import { useWords } from '../../words/language.tsx';
import { CLOCK_NAMES, CLOCKS, type ClockName, countsOf } from './choice.ts';
import type { Choosing } from './choosing.ts';
import { OptionLine } from './option-line.tsx';
import { SeatLines } from './seat-lines.tsx';
import { sayClock } from './summary.ts';
import { VariantLine } from './variant-line.tsx';

const PACES = ['calm', 'brisk', 'skip'] as const;

/** How many play, who they are, and how quickly. */
export function PlayersPart({ way, choice, fitting, onChange }: Choosing) {
  const words = useWords();
  const { options } = words.screens;
  const [settings, changeSettings] = useSettings();
  const counts = fitting.counts({ ...choice, rules: {} });
  const offered = countsOf(metaOf(choice.game)).filter((count) => count > 1);
  return (
    <div>
      <section>
        <h2 className="display">{words.table.players}</h2>
        <Segments
          label={words.table.players}
          values={choice.variant === undefined ? offered : counts}
          chosen={choice.players}
          name={(count) => words.number(count)}
          fits={(count) => counts.includes(count)}
          onChoose={(players) => onChange({ players })}
        />
      </section>
      <SeatLines choice={choice} way={way} onChange={onChange} />
      <VariantLine way={way} choice={choice} fitting={fitting} onChange={onChange} />
      <ChoiceLine name={options.clock.name} about={options.clock.about}>
        <select
          className="text-field"
          aria-label={options.clock.name}
          value={choice.clock}
          onChange={(event) => onChange({ clock: clockNamed(event.target.value) })}
        >
          {CLOCK_NAMES.map((clock) => (
            <option key={clock} value={clock}>
              {sayClock(CLOCKS[clock], words)}
            </option>
          ))}
        </select>
      </ChoiceLine>
      <OptionLine
        words={options.pace}
        values={PACES}
        chosen={settings.pace}
        onChoose={(pace) => changeSettings({ pace })}
      />
    </div>
  );
}

const clockNamed = (text: string): ClockName =>
  CLOCK_NAMES.find((clock) => clock === text) ?? 'none';
