import { ofSeat } from '@ochre/kernel';
import { type Good, momentOf } from '@ochre/stone-age/rules';
import { type ReactNode, useMemo } from 'react';
import { nameOfTool } from '../../../words/sayings/names.ts';
import { goodOfRoll } from '../../../words/sayings/rolls.ts';
import { isOneUse, valueOfTool } from '../../../words/sayings/tools.ts';
import { Icon } from '../../art/icon.tsx';
import { Tool } from '../../board/tool-row.tsx';
import type { Words } from '../../in-words.tsx';
import type { ControlProps } from '../control.ts';
import { noToolHelps } from '../options/no-tool-helps.ts';
import {
  addedBy,
  type ToolSet,
  toggled,
  toolSets,
  toolsIn,
  worthTaking,
  type YieldOf,
} from '../options/tools.ts';
import { type Choice, Choices } from '../parts/choice.tsx';
import { Frame } from '../parts/frame.tsx';
import { type Chosen, useChosen } from '../use-chosen.ts';
import './dice-controls.css';

/** In the bar, below the dice on the land: tools as toggles, and beside them the sets worth taking where the table shows odds. */
export function ToolsControl(props: ControlProps) {
  const { legal, words, view, decision, yieldOf, best } = props;
  const { decisions } = words;
  const sets = useMemo(() => toolSets(legal), [legal]);
  const { tools } = ofSeat(view.players, decision.player);
  const none = sets.find((set) => set.tools.length === 0) ?? sets[0];
  const isInVain = useMemo(() => noToolHelps(view), [view]);
  const chosen = useChosen(props, (isInVain ? undefined : best) ?? none?.move);
  const set = sets.find(({ move }) => move === chosen.move) ?? none;
  const dice = view.dice ?? [];
  const sum = dice.reduce((total, face) => total + face, 0);
  const { fallen } = momentOf(view);
  const goods = set === undefined ? undefined : yieldOf?.(set.move)?.goods;
  const added = set === undefined ? 0 : addedBy(set, tools);
  return (
    <Frame
      control={props}
      chosen={chosen}
      title={decisions.rolled(sum)}
      about={
        <>
          {fallen !== null &&
            (goods === undefined
              ? decisions.oneForEach(words.goods[fallen.good], fallen.divisor)
              : sayWith(added, { sum, divisor: fallen.divisor, goods, good: fallen.good }, words))}
          {isInVain && <span className="in-vain">{decisions.noToolHelps}</span>}
        </>
      }
      go={
        goods === undefined || fallen === null
          ? undefined
          : decisions.take(words.goodsCounted[fallen.good](goods))
      }
    >
      {!isInVain && (
        <>
          {yieldOf === undefined && set !== undefined && (
            <p className="about">{decisions.withTools(sum + added)}</p>
          )}
          <Choices
            look="counts"
            label={decisions.tools}
            choices={[
              ...(set === undefined ? [] : toggles(props, chosen, sets, set)),
              ...used(props),
            ]}
          />
          {yieldOf !== undefined && (
            <Choices
              look="cards"
              label={decisions.asked.tools}
              choices={worthTaking(sets, tools, yieldOf).map((worth) => ({
                key: worth.move,
                isChosen: worth.move === chosen.move,
                tap: () => chosen.tap(worth.move),
                badge: worth.move === best ? decisions.best : undefined,
                picture: <Yielded control={props} set={worth} sum={sum} yieldOf={yieldOf} />,
              }))}
            />
          )}
        </>
      )}
    </Frame>
  );
}

interface Comes {
  readonly sum: number;
  readonly divisor: number;
  readonly goods: number;
  readonly good: Good;
}

/** *+2 with tools: 19 ÷ 3 = 6 wood*. In one line with the tools themselves, these say the first part. */
function sayWith(added: number, { sum, divisor, goods, good }: Comes, words: Words): ReactNode {
  const comes = goods === 0 ? words.scene.nothingComes : words.goodsCounted[good](goods);
  const said = `${sum + added} ÷ ${divisor} = ${comes}`;
  if (added === 0) return said;
  return (
    <>
      <span className="with-tools">{words.scene.addedByTools(added)}: </span>
      {said}
    </>
  );
}

const toggles = (
  { view, decision, words }: ControlProps,
  chosen: Chosen,
  sets: readonly ToolSet[],
  set: ToolSet,
): Choice[] => {
  const player = ofSeat(view.players, decision.player);
  return toolsIn(sets).map((tool) => ({
    key: tool,
    isChosen: set.tools.includes(tool),
    label: nameOfTool(tool, player, words),
    tap: () => chosen.choose(toggled(sets, set, tool)?.move ?? chosen.move),
    picture: (
      <Tool value={valueOfTool(tool, player.tools)} state={isOneUse(tool) ? 'one-use' : 'fresh'} />
    ),
  }));
};

/** Those of this round that have done their work. */
const used = ({ view, decision, words }: ControlProps): Choice[] => {
  const player = ofSeat(view.players, decision.player);
  return player.toolsUsed.flatMap((isUsed, slot) => {
    const value = player.tools[slot] ?? 0;
    if (!isUsed || value === 0) return [];
    const tool = `t${slot + 1}`;
    return [
      {
        key: tool,
        isChosen: false,
        isOff: true,
        label: words.decisions.usedTool(nameOfTool(tool, player, words)),
        tap: () => {},
        picture: <Tool value={value} state="used" />,
      },
    ];
  });
};

interface YieldedProps {
  readonly control: ControlProps;
  readonly set: ToolSet;
  readonly sum: number;
  readonly yieldOf: YieldOf;
}

/** So many goods, and the sum that makes them. */
function Yielded({ control: { view, decision, words }, set, sum, yieldOf }: YieldedProps) {
  const { goods = 0, wasted = 0 } = yieldOf(set.move) ?? {};
  const symbol = goodOfRoll(decision.for ?? '');
  const { tools } = ofSeat(view.players, decision.player);
  return (
    <>
      <b>
        {words.number(goods)} {symbol !== undefined && <Icon name={symbol} size={20} />}
      </b>
      <small>
        {saySum(set, tools, sum, words)}, {words.decisions.wasted(wasted)}
      </small>
    </>
  );
}

function saySum(set: ToolSet, slots: readonly number[], sum: number, words: Words): string {
  if (set.tools.length === 0) return words.decisions.noTool;
  const values = set.tools.map((tool) => {
    const value = valueOfTool(tool, slots);
    return isOneUse(tool) ? words.decisions.oneUse(value) : String(value);
  });
  return words.decisions.makes(values, sum + addedBy(set, slots));
}
