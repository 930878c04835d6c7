import type { Seat } from '@ochre/ui/seat.ts';
import type { ComponentProps } from 'react';
import {
  challengesIn,
  heldFarms,
  openSquareAt,
  type Snapshot,
  type Turn,
} from '../../rules/index.ts';
import type { Land } from '../art/land.tsx';
import { ChallengeOnLand } from './challenge/challenge-on-land.tsx';
import { MissingOver } from './challenge/missing-over.tsx';
import { keyOf, TieSigns, Ties } from './challenge/ties.tsx';
import { FarmPatterns } from './farms/farm-patterns.tsx';
import { farmTints, tribesOf } from './farms/farm-tints.ts';
import { FarmsOver } from './farms/farms-over.tsx';
import { FeatureOnLand, printOf } from './feature/feature-on-land.tsx';
import { useShows } from './help.ts';
import { LastMoves } from './marks/last-moves.tsx';
import { ClosedSquares, DeadSquares } from './marks/shut-squares.tsx';
import type { Onlooker } from './onlooker.ts';
import { SquareMark } from './tiles/square-sum.tsx';
import type { InsightState } from './use-insight.ts';
import { RefusalOnLand } from './why-not/refusal-on-land.tsx';
import { WhyNot, type WhyNotSheet } from './why-not/why-not.tsx';

interface Square {
  readonly x: number;
  readonly y: number;
}

/** What is about to be laid. */
export interface LayingLooked {
  readonly at: Square | undefined;
  readonly asked: Square | undefined;
  readonly turn: Turn;
  /** On how many squares the tile fits. */
  readonly squares: number;
}

export interface LayerProps extends Onlooker {
  readonly insight: InsightState;
  readonly laying: LayingLooked | undefined;
  /** Undefined where no rulebook is at hand. */
  readonly onRule: ((rule: string) => void) | undefined;
}

type Print = Pick<ComponentProps<typeof Land>, 'tints' | 'glows'>;

/** How the print itself is coloured, beside what is coloured already. */
export function printWith(
  { isFarms, feature }: Pick<InsightState, 'isFarms' | 'feature'>,
  view: Snapshot,
  seats: readonly Seat[],
  before: Print = {},
): Print {
  const pointed = printOf(feature);
  return {
    tints: [
      ...(isFarms ? farmTints(view, seats) : []),
      ...(pointed.tints ?? []),
      ...(before.tints ?? []),
    ],
    glows: [...(pointed.glows ?? []), ...(before.glows ?? [])],
  };
}

/** On the print, below the followers. */
export const OnLand = ({ insight, ...props }: LayerProps) => (
  <>
    {insight.isFarms && (
      <FarmPatterns
        holders={heldFarms(props.view).map(({ farm }) => tribesOf(farm.holders, props.seats))}
      />
    )}
    {insight.isLast && <LastMoves {...props} />}
    <FeatureOnLand feature={insight.feature} />
  </>
);

/** Above the followers. */
export function AboveLand({ insight, view, seats, laying }: LayerProps) {
  const isTied = useShows('ties');
  const opened = openedIn(view, insight);
  const asked = insight.isDrawer ? undefined : laying?.asked;
  return (
    <>
      {opened !== undefined && <ChallengeOnLand challenge={opened} seats={seats} />}
      {isTied && <Ties view={view} />}
      {asked !== undefined && laying !== undefined && (
        <RefusalOnLand view={view} asked={asked} turn={laying.turn} />
      )}
    </>
  );
}

/** The challenge that is looked at; it may be over meanwhile. */
export const openedIn = (view: Snapshot, { challenge }: InsightState) =>
  challenge === undefined ? undefined : challengesIn(view).find((one) => keyOf(one) === challenge);

/** Over the land, at its own size. */
export function OverLand(props: LayerProps) {
  const { insight, view, seats, laying } = props;
  const shows = {
    dead: useShows('deadSquares'),
    closed: useShows('closedSquares'),
    challenges: useShows('challenges'),
    fitting: useShows('fitting'),
  };
  const opened = openedIn(view, insight);
  const square = insight.isDrawer && shows.fitting ? squareOf(props) : undefined;
  return (
    <>
      {shows.dead && view.left > 0 && <DeadSquares view={view} />}
      {shows.closed && laying !== undefined && opened === undefined && (
        <ClosedSquares view={view} />
      )}
      {insight.isFarms && <FarmsOver view={view} seats={seats} />}
      {opened !== undefined && <MissingOver view={view} seats={seats} challenge={opened} />}
      {shows.challenges && (
        <TieSigns
          {...{ view, seats, viewer: props.viewer }}
          opened={insight.challenge}
          onOpen={insight.openChallenge}
        />
      )}
      {square !== undefined && <SquareMark view={view} square={square} />}
      <Refused {...props} as={WhyNot} />
    </>
  );
}

/** The square for which the drawer says what fits. */
export const lookedAt = ({ insight, laying }: LayerProps): Square | undefined =>
  laying?.at ?? laying?.asked ?? insight.square;

/** The same, where no tile is looked at. */
function squareOf(props: LayerProps) {
  const square = lookedAt(props);
  if (square === undefined || square === props.laying?.at) return undefined;
  return openSquareAt(props.view, square.x, square.y);
}

interface RefusedProps extends LayerProps {
  readonly as: typeof WhyNot | typeof WhyNotSheet;
}

/** Why not there; the drawer has another answer to the same tap. */
export function Refused({ as: Said, insight, ...props }: RefusedProps) {
  const { view, seats, viewer = 0, laying, onRule } = props;
  const asked = laying?.asked;
  if (insight.isDrawer || laying === undefined || asked === undefined) return null;
  const { turn, squares } = laying;
  return <Said {...{ view, seats, viewer, asked, turn, onRule }} others={squares} />;
}
