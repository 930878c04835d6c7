import { type Result, type Snapshot, SOLO_GRADES, seenScores } from '@ochre/stone-age/rules';
import { Hand } from '@ochre/ui/art/wordmark/hand.tsx';
import { Wordmark } from '@ochre/ui/art/wordmark/wordmark.tsx';
import type { Seat } from '@ochre/ui/seat.ts';
import type { CSSProperties, ReactNode } from 'react';
import { Icon } from '../art/icon.tsx';
import { Behind } from '../behind/behind.tsx';
import { useWords } from '../in-words.tsx';
import '@ochre/ui/parts/buttons.css';
import './end-scene.css';
import { reasonOf } from '../../words/sayings/reason.ts';
import { headingOf, nameOfLine, sayReason } from '../../words/sayings/say-reason.ts';
import { LINE_ICONS, Pillars } from './pillars.tsx';
import { strataOf } from './strata.ts';
import { sumOf } from './sums.ts';
import { useLaying } from './use-laying.ts';

interface EndSceneProps {
  readonly view: Snapshot & { readonly result: Result };
  readonly seats: readonly Seat[];
  /** Who looks; nobody's seat for who watched or shared the screen. */
  readonly viewer?: number;
  readonly onAgain?: () => void;
  readonly onReplay: () => void;
  readonly onShare: () => void;
  readonly onVerify: () => void;
  readonly onHome: () => void;
  /** What else there is to tell, like the dice. */
  readonly children?: ReactNode;
}

/** The end is a scene: the scoring laid down row by row, and why it ended so. */
export function EndScene(props: EndSceneProps) {
  const { view, seats, viewer } = props;
  const { result } = view;
  const seen = seenScores(view);
  const words = useWords();
  const { end } = words.screens;
  const strata = strataOf(result);
  const [laid, finish] = useLaying(strata.rows.length);
  const isDone = laid >= strata.rows.length;
  const names = seats.map(({ name }) => name);
  const [how, why] = sayReason(reasonOf(result, viewer, SOLO_GRADES[0]!.from), names, words);
  return (
    <main className="end-scene">
      <Behind />
      <header className="end-heading">
        <button type="button" className="brand" aria-label={words.play.home} onClick={props.onHome}>
          <Hand size={30} />
          <Wordmark height={23} />
        </button>
        <h1 className="display">{headingOf(result, names, viewer, words)}</h1>
        <p>
          <b>{how}</b> {why}
        </p>
      </header>
      <div className="strata" style={{ '--pillars': strata.pillars.length } as CSSProperties}>
        <Pillars strata={strata} seats={seats} laid={laid} />
        <ul aria-hidden="true">
          {strata.pillars.map(({ player, total }) => (
            <li key={player} className="name-plate display">
              <span>{names[player]}</span> {isDone ? words.number(total) : ''}
            </li>
          ))}
        </ul>
        {!isDone && (
          <button type="button" className="finish" onClick={finish}>
            <span className="unseen">{end.skip}</span>
          </button>
        )}
      </div>
      <section className="scoring paper">
        <table>
          <caption className="unseen">{end.points}</caption>
          <thead>
            <tr>
              <td />
              {strata.pillars.map(({ player }) => (
                <th key={player} scope="col" className={player === viewer ? 'own' : undefined}>
                  <Icon name={`person-${seats[player]!.tribe}`} size={27} />
                  <span>{names[player]}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {strata.rows.map(({ line, points }, row) => (
              <tr key={line} className={row < laid ? undefined : 'to-come'}>
                <th scope="row">
                  <span className={`line-sign ${line}`}>
                    <Icon name={LINE_ICONS[line] ?? 'points'} size={18} />
                  </span>
                  {nameOfLine(line, words)}
                </th>
                {points.map((brought, at) => (
                  <td
                    key={strata.pillars[at]!.player}
                    className={strata.pillars[at]!.player === viewer ? 'own' : undefined}
                  >
                    {brought === 0 ? <Nothing /> : words.number(brought)}
                    <small>{sumOf(seen[strata.pillars[at]!.player]!, line)}</small>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className={isDone ? undefined : 'to-come'}>
              <th scope="row">{end.total}</th>
              {strata.pillars.map(({ player, total }) => (
                <td key={player} className={player === viewer ? 'own' : undefined}>
                  {words.number(total)}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
        {props.children}
      </section>
      <nav className="end-acts on-ledge">
        {props.onAgain !== undefined && (
          <button type="button" className="button act" onClick={props.onAgain}>
            <Icon name="loop" />
            {words.buttons.again}
          </button>
        )}
        <button type="button" className="button" onClick={props.onReplay}>
          <Icon name="play" size={17} />
          <span>{words.buttons.replay}</span>
        </button>
        <button type="button" className="button" onClick={props.onShare}>
          <Icon name="share" />
          <span>{words.buttons.share}</span>
        </button>
        <button type="button" className="button" onClick={props.onVerify}>
          <Icon name="seal" />
          <span>{words.buttons.verifyDice}</span>
        </button>
      </nav>
    </main>
  );
}

/** A dash is quiet to the eye, and nothing at all to the ear. */
function Nothing() {
  const words = useWords();
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="unseen">{words.number(0)}</span>
    </>
  );
}
