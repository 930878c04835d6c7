import { useEffect, useMemo, useState } from 'react';
import { Icon } from '../../art/icon.tsx';
import type { ControlProps } from '../control.ts';
import { nameOfPlace, symbolOfPlace } from '../names.ts';
import { type ActOption, actOptions } from '../options/act.ts';
import { bestPaying } from '../options/purchase.ts';
import { Choice, Choices } from '../parts/choice.tsx';
import { Frame } from '../parts/frame.tsx';
import { useChosen } from '../use-chosen.ts';
import { PaymentPicker, payingOf, tileBought } from './payment-picker.tsx';
import { RedeemPart } from './redeem-part.tsx';

/** A place where people stand, then what they do there. */
export function ActControl(props: ControlProps) {
  const { legal, words, view, decision, at } = props;
  const options = useMemo(() => actOptions(legal), [legal]);
  const player = view.players[decision.player]!;
  /** What is done there unless another way is chosen. */
  const proposed = (option: ActOption): string | undefined => {
    const { purchase } = option;
    if (purchase === undefined) return option.use ?? option.leave;
    const tile = tileBought(purchase, view);
    const untraded = purchase.trades.filter(({ isTrade }) => !isTrade);
    return (bestPaying(untraded, tile) ?? bestPaying(purchase.trades, tile))?.payment.move;
  };
  const single = options.length === 1 ? options[0] : undefined;
  const [place, setPlace] = useState(at ?? single?.place);
  const chosen = useChosen(props, single && proposed(single));
  const { choose } = chosen;
  const open = options.find((option) => option.place === place);
  const paying = open?.purchase && payingOf(open.purchase, chosen.move);
  const look = (option: ActOption): void => {
    setPlace(option.place);
    choose(proposed(option));
  };
  /** Who had thought of leaving comes back to what is proposed. */
  const isOpen = (option: ActOption): boolean =>
    option.place === place && (chosen.move !== option.leave || proposed(option) === option.leave);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new tap on the board opens a place
  useEffect(() => {
    const tapped = options.find((option) => option.place === at);
    if (tapped !== undefined) look(tapped);
  }, [at]);

  return (
    <Frame control={props} chosen={chosen}>
      <Choices label={words.decisions.places}>
        {options.map((option) => (
          <Choice
            key={option.place}
            isChosen={option.place === place}
            onTap={() =>
              isOpen(option) && chosen.move !== undefined ? chosen.tap(chosen.move) : look(option)
            }
          >
            <Icon name={symbolOfPlace(option.place)} size={22} />
            <b>{nameOfPlace(option.place, words)}</b>
          </Choice>
        ))}
      </Choices>
      {open?.purchase !== undefined && paying !== undefined && (
        <PaymentPicker
          purchase={open.purchase}
          paying={paying}
          onPay={choose}
          view={view}
          player={player}
          words={words}
        />
      )}
      {open !== undefined && (
        <WaysThere option={open} chosen={chosen} proposed={proposed(open)} words={words} />
      )}
      <RedeemPart control={props} chosen={chosen} onOpen={() => setPlace(undefined)} />
    </Frame>
  );
}

interface WaysThereProps extends Pick<ControlProps, 'words'> {
  readonly option: ActOption;
  readonly chosen: ReturnType<typeof useChosen>;
  readonly proposed: string | undefined;
}

/** To act there, or to leave. */
function WaysThere({ option, chosen, proposed, words }: WaysThereProps) {
  const { place, leave } = option;
  if (leave === undefined) return null;
  const name = nameOfPlace(place, words);
  return (
    <Choices label={name}>
      {proposed !== undefined && proposed !== leave && chosen.move === leave && (
        <Choice isChosen={false} onTap={() => chosen.choose(proposed)}>
          {words.decisions.use(name)}
        </Choice>
      )}
      <Choice isChosen={chosen.move === leave} onTap={() => chosen.tap(leave)}>
        {words.decisions.leave(name)}
      </Choice>
    </Choices>
  );
}
