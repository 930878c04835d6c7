import type { TableProps } from '@ochre/ui/game/game-page.ts';
import { TABLE_KEYS } from '@ochre/ui/keyboard/keys.ts';
import { useKeys } from '@ochre/ui/keyboard/use-keys.ts';
import { useState } from 'react';
import type { Event, Snapshot } from '../../rules/index.ts';
import { LandCameraContext } from '../board/in-sight.ts';
import { LandCamera } from '../board/land-camera.ts';
import { HelpContext } from '../insight/help.ts';
import { ClaimBar } from './claim-bar.tsx';
import { type Deciding, useDeciding } from './deciding.ts';
import { LayBar } from './lay-bar.tsx';
import { ShownLand } from './shown-land.tsx';
import { WaitingBar } from './waiting-bar.tsx';

/** The land while it is played on: what can be done is lit, and what is chosen is decided below it. */
export function PlayedLand(props: TableProps<Snapshot, Event>) {
  const { view, legal, moves, commit, undo } = props;
  const [camera] = useState(() => new LandCamera());
  const deciding = useDeciding({ moves, legal, tile: view.tile, commit });
  const isChosen = deciding.chosen !== undefined || deciding.asked !== undefined;
  // Where nothing is claimed yet, it is the tile that goes back to the hand.
  const clear = isChosen ? deciding.clear : deciding.claims.length > 0 ? undo : undefined;
  useKeys({
    [TABLE_KEYS.clear]: props.instead === undefined ? clear : undefined,
    [TABLE_KEYS.confirm]: deciding.chosen === undefined ? undefined : deciding.confirm,
  });
  const bar = props.instead ?? <Bar {...props} deciding={deciding} />;
  return (
    <HelpContext value={props.help}>
      <LandCameraContext value={camera}>
        {props.draw((shown, stage) => (
          <ShownLand
            {...props}
            shown={shown}
            stage={stage}
            deciding={deciding}
            bar={bar}
            camera={camera}
          />
        ))}
      </LandCameraContext>
    </HelpContext>
  );
}

interface BarProps extends TableProps<Snapshot> {
  readonly deciding: Deciding;
}

/** What is to be decided now, within thumb's reach. */
function Bar({ deciding, view, seats, viewer, moves, asking, acts, latest }: BarProps) {
  if (deciding.squares.length > 0) {
    return (
      <LayBar
        view={view}
        seats={seats}
        viewer={viewer}
        deciding={deciding}
        title={asking.title}
        asked={moves}
        acts={acts}
      />
    );
  }
  if (deciding.claims.length > 0) {
    return (
      <ClaimBar
        view={view}
        seats={seats}
        viewer={viewer}
        deciding={deciding}
        title={asking.title}
        asked={moves}
        acts={acts}
      />
    );
  }
  return <WaitingBar asking={asking} seats={seats} acts={acts} latest={latest} />;
}
