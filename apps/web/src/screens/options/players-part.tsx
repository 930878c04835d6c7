import { ChoiceLine, Segments } from '@ochre/ui/parts/segments.tsx';
import { useSettings } from '@ochre/ui/settings/use-settings.ts';
import { metaOf } from '../../games.ts';
import { useWords } from '../../words/language.tsx';
import { CLOCK_NAMES, CLOCKS, countsOf } from './choice.ts';
import type { Choosing } from './choosing.ts';
import { OptionLine } from './option-line.tsx';
import { SeatLines } from './seat-lines.tsx';
import { sayClock } from './summary.ts';

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
      {/* Too many to stand beside their name. */}
      <div className="wide">
        <ChoiceLine name={options.clock.name} about={options.clock.about}>
          <Segments
            label={options.clock.name}
            values={CLOCK_NAMES}
            chosen={choice.clock}
            name={(clock) => sayClock(CLOCKS[clock], words)}
            onChoose={(clock) => onChange({ clock })}
          />
        </ChoiceLine>
      </div>
      <OptionLine
        words={options.pace}
        values={PACES}
        chosen={settings.pace}
        onChoose={(pace) => changeSettings({ pace })}
      />
    </div>
  );
}
