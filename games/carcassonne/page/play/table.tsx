import type { TableProps } from '@ochre/ui/game/game-page.ts';
import type { Snapshot } from '../../rules/index.ts';
import { Board } from '../board/board.tsx';

/** The land while it is played on. */
export function PlayedLand(props: TableProps<Snapshot>) {
  const { legal, commit, asking, acts, latest, instead } = props;
  const bar = instead ?? (
    <section aria-label={asking.title}>
      <h2>{asking.title}</h2>
      {legal.map((move) => (
        <button key={move} type="button" onClick={() => commit(move)}>
          {move}
        </button>
      ))}
      {acts}
      {latest}
    </section>
  );
  return props.draw((view, stage) => (
    <Board
      view={view}
      seats={props.seats}
      viewer={props.viewer}
      corner={props.corner}
      log={props.log}
      bar={bar}
      over={
        <>
          {stage}
          {props.over}
        </>
      }
    />
  ));
}
