import { ofSeat } from '@ochre/kernel';
import type { TableProps } from '@ochre/ui/game/game-page.ts';
import { useShowing } from '@ochre/ui/motion/showing.ts';
import { type ReactNode, useMemo } from 'react';
import type { Event, Snapshot } from '../../rules/index.ts';
import { Board } from '../board/board.tsx';
import type { LandCamera } from '../board/land-camera.ts';
import type { LandPoint } from '../board/use-gestures.ts';
import { Guide } from '../guide/guide.tsx';
import { useInsightParts } from '../insight/use-insight-parts.tsx';
import { TellingBar } from '../motion/telling-bar.tsx';
import { ClaimHatch, claimGlow } from './claim-glow.tsx';
import { ClaimsOver } from './claims-over.tsx';
import type { Deciding } from './deciding.ts';
import { Ghost } from './ghost.tsx';
import { NextSquare } from './next-square.tsx';
import { SquaresOver } from './squares-over.tsx';
import { useLandKeys } from './use-land-keys.ts';

interface ShownLandProps extends TableProps<Snapshot, Event> {
  /** The land as it is shown, and what moves over it. */
  readonly shown: Snapshot;
  readonly stage: ReactNode;
  readonly deciding: Deciding;
  readonly bar: ReactNode;
  readonly camera: LandCamera;
}

/** The land with what happens on it, and with what can be done once it has happened. */
export function ShownLand({ shown, stage, deciding, bar, camera, ...props }: ShownLandProps) {
  const { view, seats, viewer } = props;
  const { now, skip } = useShowing();
  const told = now?.isTold === true && props.instead === undefined ? now : undefined;
  // What is lit belongs to the land as it is, not as it was.
  const isNow = told === undefined && shown.board.length === view.board.length;
  const isLaying = isNow && deciding.squares.length > 0;
  const tile = isNow && deciding.claims.length > 0 ? view.board.at(-1) : undefined;
  const { claims, chosen } = deciding;
  const claimed = useMemo(
    () => (tile === undefined ? undefined : claimGlow(view, claims, chosen)),
    [view, tile, claims, chosen],
  );
  useLandKeys(deciding, isNow && props.instead === undefined);
  const insight = useInsightParts({
    view: shown,
    seats,
    viewer: props.isPlaying ? viewer : undefined,
    laying: isLaying ? { ...deciding, squares: deciding.squares.length } : undefined,
    chosen: isLaying || tile !== undefined ? chosen : undefined,
    print: claimed,
    onRule: props.onRule,
  });
  const tapLand = (point: LandPoint): void => {
    const isAboutTile = insight.tap(point);
    if (isLaying && !isAboutTile) deciding.tap({ x: Math.floor(point.x), y: Math.floor(point.y) });
  };
  const { parts } = insight;
  return (
    <Board
      view={shown}
      happened={props.happened}
      seats={seats}
      viewer={viewer}
      corner={props.corner}
      log={props.log}
      bar={told === undefined ? bar : <TellingBar move={told} seats={seats} skip={skip} />}
      camera={camera}
      near={tile}
      chosen={isLaying ? deciding.at : undefined}
      lit={isLaying ? deciding.squares : undefined}
      {...parts}
      onTap={tapLand}
      onTurn={deciding.turnBy}
      onLand={
        <>
          {parts.onLand}
          {isLaying && <Ghost view={view} deciding={deciding} />}
          {tile !== undefined && <ClaimHatch />}
        </>
      }
      tools={
        <>
          {parts.tools}
          {isLaying && <NextSquare deciding={deciding} />}
        </>
      }
      overLand={
        <>
          {isLaying && <SquaresOver view={view} deciding={deciding} />}
          {parts.overLand}
          {tile !== undefined && (
            <ClaimsOver
              view={view}
              tile={tile}
              tribe={ofSeat(seats, viewer).tribe}
              deciding={deciding}
            />
          )}
        </>
      }
      over={
        <>
          {insight.over}
          {stage}
          {props.over}
          {props.guide !== undefined && (
            <Guide
              slot={props.guide}
              view={view}
              seats={seats}
              viewer={viewer}
              deciding={deciding}
            />
          )}
        </>
      }
    />
  );
}
