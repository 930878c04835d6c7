import { type Result, type Snapshot, SOLO_GRADES } from '@ochre/stone-age/rules';
import { Hand } from '@ochre/ui/art/wordmark/hand.tsx';
import { Wordmark } from '@ochre/ui/art/wordmark/wordmark.tsx';
import { EndActs } from '@ochre/ui/end/end-acts.tsx';
import { useCounting } from '@ochre/ui/end/use-counting.ts';
import { Segments } from '@ochre/ui/parts/segments.tsx';
import type { Seat } from '@ochre/ui/seat.ts';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { Meadow } from '../behind/meadow.tsx';
import { useWords } from '../in-words.tsx';
import './end-scene.css';
import { reasonOf } from '../../words/sayings/reason.ts';
import { headingOf, sayReason } from '../../words/sayings/say-reason.ts';
import { withMinus } from '../board/with-minus.ts';
import { Pillars } from './pillars.tsx';
import { ScoringTable } from './scoring-table.tsx';
import { strataOf } from './strata.ts';

interface EndSceneProps {
  readonly view: Snapshot & { readonly result: Result };
  readonly seats: readonly Seat[];
  /** Who looks; nobody's seat for who watched or shared the screen. */
  readonly viewer?: number;
  readonly onAgain?: () => void;
  readonly onReplay: () => void;
  readonly onReview: () => void;
  readonly onShare: () => void;
  readonly onVerify: () => void;
  readonly onHome: () => void;
  readonly note?: ReactNode;
  /** What else can be done. */
  readonly acts?: ReactNode;
  /** What the dice did. */
  readonly children?: ReactNode;
}

/** On a phone, one of them at a time. */
const TABS = ['points', 'dice'] as const;

/** The end is a scene: the scoring laid down row by row, and why it ended so. */
export function EndScene(props: EndSceneProps) {
  const { view, seats, viewer } = props;
  const { result } = view;
  const words = useWords();
  const strata = strataOf(result);
  const [laid, finish] = useCounting(strata.rows.length);
  const isDone = laid >= strata.rows.length;
  const [tab, show] = useState<(typeof TABS)[number]>('points');
  const names = seats.map(({ name }) => name);
  const [how, why] = sayReason(reasonOf(result, viewer, SOLO_GRADES[0]!.from), names, words);
  return (
    <main className="end-scene">
      <Meadow />
      <header className="end-heading">
        <button type="button" className="brand" aria-label={words.play.home} onClick={props.onHome}>
          <Hand size={30} />
          <Wordmark height={23} />
        </button>
        <h1 className="display">{withMinus(headingOf(result, names, viewer, words))}</h1>
        <p>
          <b>{how}</b> {why}
        </p>
        {props.note}
      </header>
      <div className="strata" style={{ '--pillars': strata.pillars.length } as CSSProperties}>
        <Pillars strata={strata} seats={seats} laid={laid} />
        <ul aria-hidden="true">
          {strata.pillars.map(({ player, total }) => (
            <li key={player} className="name-plate display">
              <span>{names[player]}</span> {isDone ? withMinus(words.number(total)) : ''}
            </li>
          ))}
        </ul>
        {!isDone && (
          <button type="button" className="finish" onClick={finish}>
            <span className="unseen">{words.screens.end.skip}</span>
          </button>
        )}
      </div>
      <section
        className={strata.rows.length > MANY_ROWS ? 'scoring paper dense' : 'scoring paper'}
        data-shown={tab}
      >
        <Segments
          label={words.screens.end.shown}
          values={TABS}
          chosen={tab}
          name={(one) => words.screens.end[one]}
          onChoose={show}
        />
        <ScoringTable view={view} strata={strata} seats={seats} viewer={viewer} laid={laid} />
        {props.children}
      </section>
      <EndActs {...props} verify={words.buttons.verifyDice} />
    </main>
  );
}

/** More rows than this are lower, so that the dice have room below them. */
const MANY_ROWS = 9;
