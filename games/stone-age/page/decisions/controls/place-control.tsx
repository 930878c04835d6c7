import { ofSeat } from '@ochre/kernel';
import type { PlaceName } from '@ochre/stone-age/rules';
import { DIGIT } from '@ochre/ui/keyboard/keys.ts';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { nameOfPlace } from '../../../words/sayings/names.ts';
import type { ControlProps } from '../control.ts';
import { type PeopleOption, type PlaceOption, placeOptions } from '../options/place.ts';
import { Choices } from '../parts/choice.tsx';
import { Frame } from '../parts/frame.tsx';
import { PlaceList } from '../parts/place-list.tsx';
import { useChosen } from '../use-chosen.ts';

/** A place, then how many people. A tap on the board begins anew, at that place. */
export const PlaceControl = (props: ControlProps) => <PlaceOrList key={props.at} {...props} />;

function PlaceOrList(props: ControlProps) {
  const { legal, at } = props;
  const options = useMemo(() => placeOptions(legal), [legal]);
  const [place, open] = useState(at);
  const option = options.find((other) => other.place === place);
  if (option === undefined) return <PlacesToGo control={props} options={options} open={open} />;
  // Who came from the list can go back to it; whoever tapped the board taps another place.
  const back = at === undefined ? () => open(undefined) : undefined;
  return <PeopleToPlace control={props} option={option} back={back} />;
}

interface PlacesToGoProps {
  readonly control: ControlProps;
  readonly options: readonly PlaceOption[];
  readonly open: (place: PlaceName) => void;
}

/** All places, for whoever cannot or will not use the board. */
function PlacesToGo({ control, options, open }: PlacesToGoProps) {
  const { view, words, decision, best } = control;
  const chosen = useChosen(control, undefined);
  return (
    <Frame
      control={control}
      chosen={chosen}
      about={words.decisions.atHome(ofSeat(view.players, decision.player).home)}
    >
      <PlaceList
        options={options}
        isChosen={({ counts }) => counts.some(({ move }) => move === chosen.move)}
        isBest={({ counts }) => counts.some(({ move }) => move === best)}
        tap={({ place, counts: [first, ...more] }) =>
          first !== undefined && more.length === 0 ? chosen.tap(first.move) : open(place)
        }
        view={view}
        words={words}
      />
    </Frame>
  );
}

interface PeopleToPlaceProps {
  readonly control: ControlProps;
  readonly option: PlaceOption;
  readonly back: (() => void) | undefined;
}

/** How many people go to one place: a tap on the number sends them. */
function PeopleToPlace({ control, option: { place, counts }, back }: PeopleToPlaceProps) {
  const { view, words, decision, best, commit, meanOf } = control;
  const name = nameOfPlace(place, words);
  const only = counts.length === 1 ? counts[0] : undefined;
  const recommended = counts.find(({ move }) => move === best);
  const chosen = useChosen(control, (recommended ?? middleOf(counts)).move);
  useDigits((digit) => {
    const count = counts.find(({ people }) => people === digit);
    if (count !== undefined) commit(count.move);
  });
  return (
    <Frame
      control={control}
      chosen={chosen}
      title={
        only === undefined
          ? words.decisions.howMany(name)
          : words.decisions.place(words.table.people(only.people), name)
      }
      about={words.decisions.atHome(ofSeat(view.players, decision.player).home)}
      back={back}
    >
      {only === undefined && (
        <Choices
          look="counts"
          label={words.decisions.howMany(name)}
          choices={counts.map(({ people, move }) => ({
            key: move,
            isChosen: move === chosen.move,
            tap: () => commit(move),
            look: () => chosen.choose(move),
            label: words.table.people(people),
            badge: move === best ? words.decisions.best : undefined,
            picture: <PeopleAndMean people={people} mean={meanOf?.(move)} />,
          }))}
        />
      )}
    </Frame>
  );
}

interface PeopleAndMeanProps {
  readonly people: number;
  /** What they bring on average, where that is known and shown. */
  readonly mean: string | undefined;
}

const PeopleAndMean = ({ people, mean }: PeopleAndMeanProps) => (
  <span className="number">
    <b>{people}</b>
    {mean !== undefined && <small aria-hidden="true">{mean}</small>}
  </span>
);

/**
 * What is proposed until a count is chosen, so that what it brings is seen at once: all others are
 * as near as they can be, and it is the same each time.
 */
const middleOf = (counts: readonly PeopleOption[]): PeopleOption =>
  counts[Math.floor(counts.length / 2)]!;

/** Digits count wherever focus is, except where they are written. */
function useDigits(onDigit: (digit: number) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !DIGIT.test(event.key)) return;
    if (event.target instanceof HTMLInputElement) return;
    onDigit(Number(event.key));
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
