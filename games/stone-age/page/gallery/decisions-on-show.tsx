import { ofSeat } from '@ochre/kernel';
import {
  DECISION_KINDS,
  momentOf,
  type PlaceName,
  stoneAge,
  toolsNow,
} from '@ochre/stone-age/rules';
import { useMemo } from 'react';
import { DecisionControl } from '../decisions/decision-control.tsx';
import { addedBy, toolSets, type YieldOf } from '../decisions/options/tools.ts';
import { useWords } from '../in-words.tsx';
import { type RealDecision, realDecisions } from '../testing/real-decisions.ts';
import { SEATS } from '../testing/tables.ts';

interface DecisionsOnShowProps {
  /** Only this kind. */
  readonly kind: string | null;
  /** How many of each kind. */
  readonly count: number;
  /** The widest box as well. */
  readonly isWide: boolean;
}

/** Decisions of real games, in the box of a wide screen and in the sheet of a phone. */
export function DecisionsOnShow({ kind, count, isWide }: DecisionsOnShowProps) {
  const all = useMemo(realDecisions, []);
  const kinds = DECISION_KINDS.filter((known) => kind === null || known === kind);
  return (
    <div className="gallery">
      {kinds.map((known) => (
        <section key={known}>
          <h2>{known}</h2>
          {telling(
            all.filter(({ decision }) => decision.kind === known),
            count,
          ).map((real) => (
            <div key={`${real.at} ${real.best} ${real.legal.join()}`} className="boxes">
              <div className="box-on-show paper" style={{ width: 540 }}>
                <OnShow real={real} />
              </div>
              {isWide && (
                <div className="box-on-show paper" style={{ width: 920 }}>
                  <OnShow real={real} />
                </div>
              )}
              <div className="box-on-show paper" style={{ width: 420 }}>
                <OnShow real={real} />
              </div>
              <div className="box-on-show paper sheet" style={{ width: 390 }}>
                <OnShow real={real} />
              </div>
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}

interface Shown extends RealDecision {
  /** The place that was tapped. */
  readonly at?: PlaceName;
  readonly best?: string;
}

/** Long lists first: they show the most. After the list of places, what is asked at some of them. */
function telling(decisions: readonly RealDecision[], count: number): Shown[] {
  const longest = [...decisions].sort((one, other) => other.legal.length - one.legal.length);
  const shown = longest.slice(0, count);
  return [...shown, ...SORTS.flatMap((sort) => tapped(longest, sort).slice(0, count))];
}

const SORTS = [/^place (forest|hut|card1) /, /^build .* trade /, /^build /, /^buy /] as const;

const tapped = (decisions: readonly RealDecision[], sort: RegExp): Shown[] =>
  decisions.flatMap((real) => {
    const move = real.legal.find((text) => sort.test(text));
    return move === undefined ? [] : [{ ...real, at: move.split(' ')[1] as PlaceName, best: move }];
  });

function OnShow({ real: { view, decision, legal, at, best } }: { readonly real: Shown }) {
  const words = useWords();
  const tools = toolsNow(momentOf(view), { slot: 1, oneUse: 1 })?.best.action;
  return (
    <DecisionControl
      view={view}
      decision={decision}
      legal={legal}
      words={words}
      moves={0}
      at={at}
      commit={(move) => alert(move)}
      preview={nothing}
      yieldOf={yieldsIn(view)}
      best={best ?? (tools && stoneAge.print(tools))}
      tribe={ofSeat(SEATS, decision.player).tribe}
    />
  );
}

const nothing = (): void => {};

/** What tools make of the dice that lie there. */
function yieldsIn(view: RealDecision['view']): YieldOf {
  const { fallen } = momentOf(view);
  return (move) => {
    if (fallen === null) return undefined;
    const [set] = toolSets([move]);
    const { tools } = ofSeat(view.players, fallen.player);
    const sum = fallen.dice.reduce((all, face) => all + face, 0) + addedBy(set!, tools);
    const goods = Math.floor(sum / fallen.divisor);
    return { goods, wasted: sum - goods * fallen.divisor };
  };
}
