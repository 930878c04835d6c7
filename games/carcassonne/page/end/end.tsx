import { Hand } from '@ochre/ui/art/wordmark/hand.tsx';
import { Wordmark } from '@ochre/ui/art/wordmark/wordmark.tsx';
import { EndActs } from '@ochre/ui/end/end-acts.tsx';
import { useCounting } from '@ochre/ui/end/use-counting.ts';
import type { EndProps } from '@ochre/ui/game/game-page.ts';
import { useMemo } from 'react';
import type { Event, Snapshot } from '../../rules/index.ts';
import { useWords } from '../in-words.tsx';
import { allOf, countingOf, type EndedView } from './counted.ts';
import { curveOf } from './curve.ts';
import './end.css';
import { EndLand } from './end-land.tsx';
import { EndList } from './end-list.tsx';
import { EndTable } from './end-table.tsx';
import { sayHow, sayWinners } from './say-end.ts';
import { ScoreCurve } from './score-curve.tsx';

/** The end of a game; while it is not over there is nothing to show. */
export function End(props: EndProps<Snapshot, Event>) {
  const { view } = props;
  return view.result === undefined ? null : (
    <EndScene {...props} view={{ ...view, result: view.result }} />
  );
}

interface EndSceneProps extends Omit<EndProps<Snapshot, Event>, 'view'> {
  readonly view: EndedView;
}

/** What is unfinished and the farms are counted one by one, on the land and in the list. */
function EndScene(props: EndSceneProps) {
  const { view, seats, viewer, happened } = props;
  const words = useWords();
  const counted = useMemo(() => allOf(view), [view]);
  // The last one is looked at as long as the others.
  const [at, finish] = useCounting(counted.length + 1);
  const done = Math.min(at, counted.length);
  const isDone = at > counted.length;
  const counting = useMemo(() => countingOf(view, counted, done), [view, counted, done]);
  const curve = useMemo(() => curveOf(happened, seats.length), [happened, seats.length]);
  const told = { view, names: seats.map(({ name }) => name), viewer, words };
  const [how, why] = sayHow(told);
  return (
    <main className="land-end">
      <header className="land-end-heading">
        <button type="button" className="brand" aria-label={words.play.home} onClick={props.onHome}>
          <Hand size={30} />
          <Wordmark height={23} />
        </button>
        <p className="end-turns">{words.end.turns(view.turn)}</p>
        <h1 className="display">{sayWinners(told)}</h1>
        <p>
          <b>{how}</b> {why}
        </p>
        {props.note}
      </header>
      <div className="land-end-land">
        <EndLand
          view={view}
          seats={seats}
          counted={counted}
          done={done}
          current={isDone ? undefined : counted[done - 1]}
        />
        {!isDone && (
          <button type="button" className="finish" onClick={finish}>
            <span className="unseen">{words.end.finish}</span>
          </button>
        )}
      </div>
      <div className="land-end-papers">
        <EndTable counting={counting} seats={seats} winners={view.result.winners} />
        <EndList counted={counted} done={done} isDone={isDone} seats={seats} onFinish={finish} />
        {happened.length > 0 && (
          <ScoreCurve curve={curve} scores={view.result.scores} seats={seats} />
        )}
      </div>
      <EndActs {...props} verify={words.end.verify} />
    </main>
  );
}
