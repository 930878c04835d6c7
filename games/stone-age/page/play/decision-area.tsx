import { ofSeat } from '@ochre/kernel';
import type { PlaceName, Snapshot } from '@ochre/stone-age/rules';
import type { Seat } from '@ochre/ui/seat.ts';
import { type ReactNode, useMemo } from 'react';
import { sayWhyNot } from '../../words/sayings/say-why-not.ts';
import { DecisionControl } from '../decisions/decision-control.tsx';
import { FocusKept } from '../decisions/focus-kept.tsx';
import { BarActs } from '../decisions/parts/bar-acts.tsx';
import { useWords } from '../in-words.tsx';
import {
  afterMove,
  bestToolsMove,
  FoodForecastLine,
  meanOfPlacing,
  PlacingOdds,
  whyNotThere,
  yieldOfTools,
} from '../odds/index.ts';
import { ChancesBox } from './chances-box.tsx';
import './decision-area.css';
import type { Deciding } from './deciding.ts';
import { dockOf } from './dock.ts';
import { DraggedPerson } from './dragged-person.tsx';
import { LeaveAPlace } from './leave-a-place.tsx';
import { placeOf } from './places-in.ts';
import { RedeemButton } from './redeem-button.tsx';
import { ShownGoods } from './shown-goods.tsx';

interface DecisionAreaProps {
  readonly view: Snapshot;
  readonly seats: readonly Seat[];
  readonly viewer: number;
  readonly moves: number;
  /** All legal moves of the viewer; none while others decide. */
  readonly legal: readonly string[];
  readonly deciding: Deciding;
  readonly commit: (move: string) => void;
  /** Who is asked, for what, and what is to be said of it. */
  readonly who: number;
  readonly title: string;
  readonly about: ReactNode;
  readonly isOddsShown: boolean;
  /** What happened last, where the log has no place of its own. */
  readonly latest: ReactNode;
  /** What had a single outcome and happened by itself. */
  readonly byItself: string | undefined;
  /** Undo, end turn. */
  readonly acts: ReactNode;
}

/** What is to be decided now, within thumb's reach. */
export function DecisionArea(props: DecisionAreaProps) {
  const { view, seats, viewer, legal, deciding, commit, isOddsShown } = props;
  const words = useWords();
  const { decision } = view;
  const isTools = decision?.kind === 'tools' && legal.length > 0 && isOddsShown;
  const yieldOf = useMemo(() => (isTools ? yieldOfTools(view) : undefined), [isTools, view]);
  const best = useMemo(() => (isTools ? bestToolsMove(view) : undefined), [isTools, view]);
  const dock = decision && dockOf(decision, legal, deciding);
  const names = seats.map(({ name }) => name);
  const whyNot = (place: PlaceName): string | undefined => {
    const why = whyNotThere(view, viewer, place);
    return why && sayWhyNot(why, { view, viewer, place, names }, words);
  };
  const meanOf = (move: string): string | undefined => {
    const mean = meanOfPlacing(view, viewer, move);
    return mean === undefined ? undefined : words.number(Math.round(mean * 10) / 10);
  };
  const redeem = <RedeemButton legal={legal} deciding={deciding} />;
  const at = dock === 'row' ? deciding.at : undefined;
  const isLooking = legal.length > 0 && (deciding.previewed ?? at) !== undefined;
  const forecast = decision?.kind === 'place' && legal.length > 0 && (
    <FoodForecastLine
      view={afterMove(view, viewer, deciding.previewed)}
      viewer={viewer}
      isShown={isOddsShown}
    />
  );
  return (
    <section className={`decision-bar paper ${dock ?? ''}`} aria-label={props.title}>
      <DraggedPerson
        tribe={ofSeat(seats, props.who).tribe}
        onDrop={decision?.kind === 'place' && legal.length > 0 ? deciding.tap : undefined}
      />
      <div className="asked-for">
        <h2>{deciding.isLeaving ? words.decisions.whichToLeave : props.title}</h2>
        <p>{props.byItself ?? props.about}</p>
      </div>
      <FocusKept>
        {dock !== undefined && decision !== undefined && (
          <div className="dock">
            <DecisionControl
              view={view}
              decision={decision}
              legal={legal}
              words={words}
              commit={commit}
              preview={deciding.preview}
              at={deciding.at}
              moves={props.moves}
              yieldOf={yieldOf}
              best={best}
              meanOf={isOddsShown ? meanOf : undefined}
              whyNot={whyNot}
              tribe={ofSeat(seats, viewer).tribe}
              acts={props.acts}
              redeem={redeem}
              isRedeeming={deciding.isRedeeming}
            />
          </div>
        )}
      </FocusKept>
      {!isLooking && forecast}
      {isLooking && (
        <ChancesBox view={view} place={placeOf(deciding.previewed) ?? at}>
          <PlacingOdds
            view={view}
            viewer={viewer}
            move={deciding.previewed}
            at={at}
            isShown={isOddsShown}
          />
          {forecast}
        </ChancesBox>
      )}
      {dock === undefined && (
        <BarActs
          acts={props.acts}
          aside={
            <>
              {redeem}
              <LeaveAPlace legal={legal} deciding={deciding} />
            </>
          }
        />
      )}
      <ShownGoods view={view} seats={seats} viewer={viewer} />
      <div className="latest">{props.latest}</div>
    </section>
  );
}
