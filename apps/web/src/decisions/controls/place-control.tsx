import { useEffect, useMemo, useState } from 'react';
import { Icon } from '../../art/icon.tsx';
import type { ControlProps } from '../control.ts';
import { nameOfPlace, symbolOfPlace } from '../names.ts';
import { type PlaceOption, placeOptions } from '../options/place.ts';
import { Choice, Choices } from '../parts/choice.tsx';
import { Frame } from '../parts/frame.tsx';
import { useChosen } from '../use-chosen.ts';

/** Where so many must go and no others. */
const onlyCount = (option: PlaceOption | undefined): string | undefined =>
  option?.counts.length === 1 ? option.counts[0]?.move : undefined;

/** A place, then how many people; both are also on the board. */
export function PlaceControl(props: ControlProps) {
  const { legal, words, at } = props;
  const options = useMemo(() => placeOptions(legal), [legal]);
  const [place, setPlace] = useState(at);
  const chosen = useChosen(props, undefined);
  const { choose } = chosen;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new tap on the board opens a place
  useEffect(() => {
    if (at === undefined) return;
    setPlace(at);
    choose(onlyCount(options.find((option) => option.place === at)));
  }, [at]);
  const open = options.find((option) => option.place === place);
  return (
    <Frame control={props} chosen={chosen}>
      <Choices label={words.decisions.places}>
        {options.map((option) => (
          <Choice
            key={option.place}
            isChosen={option.place === place}
            onTap={() => {
              setPlace(option.place);
              const only = onlyCount(option);
              if (only !== undefined) chosen.tap(only);
              else if (option.place !== place) choose(undefined);
            }}
          >
            <Icon name={symbolOfPlace(option.place)} size={22} />
            <b>{nameOfPlace(option.place, words)}</b>
          </Choice>
        ))}
      </Choices>
      {open !== undefined && (
        <Choices label={words.decisions.howMany}>
          {open.counts.map(({ people, move }) => (
            <Choice
              key={people}
              isChosen={move === chosen.move}
              onTap={() => chosen.tap(move)}
              label={words.table.people(people)}
            >
              <b>{people}</b>
              <Icon name="person" size={20} />
            </Choice>
          ))}
        </Choices>
      )}
    </Frame>
  );
}
