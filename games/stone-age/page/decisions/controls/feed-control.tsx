import { ofSeat } from '@ochre/kernel';
import { GOODS } from '@ochre/stone-age/rules';
import { upTo } from '@ochre/ui/art/up-to.ts';
import { useMemo, useState } from 'react';
import { type Bundle, isGood } from '../../../words/sayings/bundle.ts';
import { Icon } from '../../art/icon.tsx';
import type { ControlProps } from '../control.ts';
import { type BundleOption, cheapest, isSame, worthOf } from '../options/bundle.ts';
import { feedOptions } from '../options/goods.ts';
import { cheaperSide, scoreAfterStarving } from '../options/hunger.ts';
import { hungryFor, mealsOf } from '../options/meals.ts';
import { actionOf } from '../options/moves.ts';
import { askedByAll, checksOf } from '../options/setting.ts';
import { Checks } from '../parts/checks.tsx';
import { Badge } from '../parts/choice.tsx';
import { Frame } from '../parts/frame.tsx';
import { FreeSteppers } from '../parts/free-steppers.tsx';
import { LegalSteppers } from '../parts/legal-steppers.tsx';
import { Thing } from '../parts/pictures.tsx';
import { type Chosen, useChosen } from '../use-chosen.ts';
import './feed-control.css';
import { sayFeeding } from './say-feeding.tsx';

/** To share resources, or to stay hungry: side by side, and nothing scolds. */
export function FeedControl(props: ControlProps) {
  const { legal, view, decision } = props;
  const player = ofSeat(view.players, decision.player);
  const { payments, starve } = useMemo(() => feedOptions(legal), [legal]);
  const proposed = cheapest(payments);
  const least = cheaperSide(view, decision.player, proposed);
  const isPaid = proposed !== undefined && (least !== 'starve' || starve === undefined);
  const chosen = useChosen(props, isPaid ? proposed.move : starve);
  const [shared, setShared] = useState(proposed?.bundle ?? {});
  const set = (bundle: Bundle): void => {
    setShared(bundle);
    chosen.choose(payments.find((payment) => isSame(payment.bundle, bundle))?.move);
  };
  const isSharing = (actionOf(chosen.move)?.kind ?? 'feed') === 'feed';
  /** Unknown to whoever has too little to share. */
  const hungry =
    proposed === undefined
      ? undefined
      : Math.min(...payments.map(({ bundle }) => hungryFor(bundle, player)));
  return (
    <Frame
      control={props}
      chosen={chosen}
      {...sayFeeding(props, chosen.move, hungry)}
      clear={chosen.clear && (() => (proposed === undefined ? undefined : set(proposed.bundle)))}
    >
      {hungry !== undefined && (
        <div className="hungry-people">
          <h3>{props.words.decisions.hungry(hungry)}</h3>
          <p className="about">
            <EatenFirst control={props} hungry={hungry} />
          </p>
          <Meals control={props} hungry={hungry} shared={isSharing ? shared : {}} />
        </div>
      )}
      <div className="sides counting">
        {proposed !== undefined && hungry !== undefined && (
          <Sharing
            control={props}
            payments={payments}
            proposed={proposed}
            hungry={hungry}
            shared={shared}
            isSharing={isSharing}
            isLeast={least === 'feed'}
            onShare={set}
          />
        )}
        {starve !== undefined && (
          <StayHungry
            control={props}
            chosen={chosen}
            starve={starve}
            isLeast={least === 'starve' && proposed !== undefined}
          />
        )}
      </div>
    </Frame>
  );
}

interface HungryProps {
  readonly control: ControlProps;
  readonly hungry: number;
}

function EatenFirst({ control: { view, decision, words }, hungry }: HungryProps) {
  const { eaten } = mealsOf(ofSeat(view.players, decision.player), hungry, {});
  const food = eaten.filter((key) => key === 'food').length;
  const fields = eaten.length - food;
  const parts = [
    ...(food > 0 ? [words.goodsCounted.food(food)] : []),
    ...(fields > 0 ? [words.decisions.fromFields(fields)] : []),
  ];
  return parts.length === 0 ? null : words.decisions.eatenFirst(words.and(parts));
}

interface MealsProps extends HungryProps {
  readonly shared: Bundle;
}

/** Each person with what they eat; who has nothing yet holds the proposal. */
function Meals({ control, hungry, shared }: MealsProps) {
  const { view, decision, words, tribe } = control;
  const player = ofSeat(view.players, decision.player);
  const meals = mealsOf(player, hungry, shared);
  const person = <Icon name={tribe === undefined ? 'person' : `person-${tribe}`} size={28} />;
  const plates = [
    ...meals.eaten.map((key) => ({ key, look: 'eaten' })),
    ...meals.shared.map((key) => ({ key, look: 'shared' })),
    ...upTo(meals.missing).map(() => ({ key: undefined, look: 'missing' })),
  ];
  return (
    <ol className="meals" aria-label={words.decisions.meals}>
      {upTo(plates.length).map((at) => {
        const { key, look } = plates[at]!;
        return (
          <li key={at} className={look}>
            {person}
            <span>{key !== undefined && <Thing of={key} player={player} size={19} />}</span>
          </li>
        );
      })}
    </ol>
  );
}

interface SharingProps extends HungryProps {
  readonly payments: readonly BundleOption[];
  readonly proposed: BundleOption;
  readonly shared: Bundle;
  readonly isSharing: boolean;
  readonly isLeast: boolean;
  readonly onShare: (bundle: Bundle) => void;
}

function Sharing({
  control: { view, decision, words },
  payments,
  proposed,
  hungry,
  shared,
  isSharing,
  isLeast,
  onShare,
}: SharingProps) {
  const { decisions } = words;
  const player = ofSeat(view.players, decision.player);
  const asked = askedByAll(payments);
  const checks = asked === undefined ? [] : checksOf(asked, shared).filter(({ off }) => off !== 0);
  const have = (key: string): string | undefined => {
    if (key === 'agriculture') return decisions.have(player.agriculture);
    return isGood(key) ? decisions.have(player[key] ?? 0) : undefined;
  };
  const isCheapest = checks.length === 0 && worthOf(shared) === worthOf(proposed.bundle);
  return (
    <section className={`side-by-side ${isSharing ? 'on' : ''}`}>
      {isLeast && isCheapest && <Badge>{decisions.costsLeast}</Badge>}
      <button
        type="button"
        className="share"
        aria-pressed={isSharing}
        onClick={() => onShare(shared)}
      >
        <b>{decisions.share(hungry)}</b>
        <span className="about">{decisions.shareExplained}</span>
      </button>
      {asked === undefined ? (
        <LegalSteppers
          label={decisions.share(hungry)}
          options={payments}
          value={payments.find(({ bundle }) => isSame(bundle, shared)) ?? proposed}
          onChange={({ bundle }) => onShare(bundle)}
          player={player}
          words={words}
          caption={have}
        />
      ) : (
        <FreeSteppers
          label={decisions.share(hungry)}
          options={payments}
          asked={asked}
          bundle={shared}
          onChange={onShare}
          player={player}
          words={words}
          caption={have}
        />
      )}
      {checks.length > 0 && <Checks checks={checks} isShort={false} words={words} />}
    </section>
  );
}

interface StayHungryProps {
  readonly control: ControlProps;
  readonly chosen: Chosen;
  readonly starve: string;
  readonly isLeast: boolean;
}

/** Of it, only the points are in the colour of warnings: those that are really lost. */
function StayHungry({ control, chosen, starve, isLeast }: StayHungryProps) {
  const { view, decision, words } = control;
  const player = ofSeat(view.players, decision.player);
  const goods = GOODS.reduce((sum, good) => sum + (player[good] ?? 0), 0);
  const left = scoreAfterStarving(view, decision.player);
  const isChosen = chosen.move === starve;
  return (
    <button
      type="button"
      className={`side-by-side hungry ${isChosen ? 'on' : ''}`}
      aria-pressed={isChosen}
      onClick={() => chosen.choose(starve)}
    >
      {isLeast && <Badge>{words.decisions.costsLeast}</Badge>}
      <b>{words.decisions.starve}</b>
      <span className="about">
        {view.solo === undefined ? words.decisions.keepAll(goods) : words.decisions.starveInSolo}
      </span>
      <b className="loss">−{player.score - left}</b>
      <span className="about track">
        {left === player.score
          ? words.decisions.noPointsToLose
          : `${player.score} → ${words.table.onTrack(left)}`}
      </span>
    </button>
  );
}
