import type { SeenScore, Snapshot, SnapshotSolo } from '@ochre/stone-age/rules';
import type { Tribe } from '@ochre/ui/art/symbols/people.tsx';
import './box.css';
import { DrawStackBox } from './draw-stack-box.tsx';
import { ElderBox } from './elder-box.tsx';
import { GradesBox } from './grades-box.tsx';
import { StakesBox } from './stakes-box.tsx';

interface SoloBoxesProps {
  readonly view: Snapshot;
  readonly solo: SnapshotSolo;
  readonly seen: SeenScore;
  readonly tribe: Tribe;
}

/** What the one-player game has beside the board. */
export function SoloBoxes({ view, solo, seen, tribe }: SoloBoxesProps) {
  return (
    <>
      <ElderBox elder={solo.elder} />
      <GradesBox seen={seen} deck={view.deck} tribe={tribe} />
      <StakesBox view={view} solo={solo} />
      <DrawStackBox drawStack={solo.drawStack} />
    </>
  );
}
