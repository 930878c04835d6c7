import type { TableProps } from '@ochre/ui/game/game-page.ts';
import '@ochre/ui/parts/buttons.css';
import type { PebblesView } from '../rules/pebbles.ts';
import { sayMove } from '../words/say-move.ts';
import { Board } from './board.tsx';
import { useWords } from './in-words.tsx';

/** Every legal move is a button. */
export function PlayedPebbles(props: TableProps<PebblesView>) {
  const { legal, commit, asking, acts, latest, instead } = props;
  const words = useWords();
  const bar = instead ?? (
    <section className="pebbles-bar paper" aria-label={asking.title}>
      <div>
        <h2 className="display">{asking.title}</h2>
        <p>{asking.about}</p>
      </div>
      {legal.map((move) => (
        <button key={move} type="button" className="button act" onClick={() => commit(move)}>
          {sayMove(move, words).move}
        </button>
      ))}
      {acts}
      <div className="latest">{latest}</div>
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
