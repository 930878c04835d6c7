import { ofSeat } from '@ochre/kernel';
import { SOLO_OFFERED_POINTS } from '@ochre/stone-age/rules';
import { bundleOfPayment } from '../../../words/sayings/bundle.ts';
import { nameOfBundle } from '../../../words/sayings/names.ts';
import { sayMove } from '../../../words/sayings/say-move.ts';
import type { ControlProps } from '../control.ts';
import { cheapest } from '../options/bundle.ts';
import { type Move, movesOf } from '../options/moves.ts';
import { Choices } from '../parts/choice.tsx';
import { Frame } from '../parts/frame.tsx';
import { Things } from '../parts/pictures.tsx';
import { useChosen } from '../use-chosen.ts';

/**
 * Solo: what is given up by a player who starves. There may be dozens of pairs: each is its picture
 * alone, and the bar says the one that is chosen.
 */
export function OfferControl(props: ControlProps) {
  const { legal, words, view } = props;
  const offers = movesOf('offer', legal);
  const chosen = useChosen(props, leastOf(offers) ?? offers[0]?.text);
  const said = chosen.move && sayMove(chosen.move, view, words);
  return (
    <Frame
      control={props}
      chosen={chosen}
      title={said}
      about={said && words.decisions.asked.offer}
      go={said}
    >
      <Choices
        look="chips"
        label={words.decisions.asked.offer}
        choices={offers.map(({ text, action }) => ({
          key: text,
          label: nameOfOffer(action.pay, props),
          isChosen: text === chosen.move,
          tap: () => chosen.tap(text),
          picture: <Offered control={props} pay={action.pay} />,
        }))}
      />
    </Frame>
  );
}

/** What leaves the most for later; points are given when there is nothing else. */
const leastOf = (offers: readonly Move<'offer'>[]): string | undefined =>
  cheapest(
    offers.flatMap(({ text, action: { pay } }) =>
      pay === 'points' ? [] : [{ move: text, bundle: bundleOfPayment(pay) }],
    ),
  )?.move;

type Pay = Move<'offer'>['action']['pay'];

function nameOfOffer(pay: Pay, { view, decision, words }: ControlProps): string {
  if (pay === 'points') return words.effects.points(-SOLO_OFFERED_POINTS);
  return nameOfBundle(bundleOfPayment(pay), ofSeat(view.players, decision.player), words);
}

interface OfferedProps {
  readonly control: ControlProps;
  readonly pay: Pay;
}

function Offered({ control: { view, decision }, pay }: OfferedProps) {
  if (pay === 'points') return <b className="loss">−{-SOLO_OFFERED_POINTS}</b>;
  const player = ofSeat(view.players, decision.player);
  return <Things of={bundleOfPayment(pay)} player={player} size={28} />;
}
