import { useMemo } from 'react';
import { Icon } from '../../art/icon.tsx';
import { Tool } from '../../board/tool-row.tsx';
import type { ControlProps } from '../control.ts';
import { nameOfTool, symbolOfRoll } from '../names.ts';
import {
  addedBy,
  type ToolSet,
  toggled,
  toolSets,
  toolsIn,
  valueOfTool,
  worthTaking,
  type YieldOf,
} from '../options/tools.ts';
import { Choice, Choices } from '../parts/choice.tsx';
import { Frame } from '../parts/frame.tsx';
import { sayMove } from '../say-move.ts';
import { type Chosen, useChosen } from '../use-chosen.ts';

/** Tools as toggles, and beside them the sets worth taking where the table shows odds. */
export function ToolsControl(props: ControlProps) {
  const { legal, words, view, decision, yieldOf, best } = props;
  const sets = useMemo(() => toolSets(legal), [legal]);
  const player = view.players[decision.player]!;
  const none = sets.find(({ tools }) => tools.length === 0) ?? sets[0];
  const chosen = useChosen(props, best ?? none?.move);
  const set = sets.find(({ move }) => move === chosen.move) ?? none;
  const dice = view.dice ?? [];
  const sum = dice.reduce((total, face) => total + face, 0);
  return (
    <Frame control={props} chosen={chosen} about={words.decisions.rolled(sum, dice.join(' + '))}>
      {set !== undefined && (
        <>
          <Choices label={words.decisions.tools}>
            {toolsIn(sets).map((tool) => (
              <Choice
                key={tool}
                isChosen={set.tools.includes(tool)}
                onTap={() => {
                  const other = toggled(sets, set, tool);
                  if (other !== undefined) chosen.choose(other.move);
                }}
                label={nameOfTool(tool, player, words)}
              >
                <Tool
                  value={valueOfTool(tool, player.tools)}
                  state={tool.startsWith('o') ? 'one-use' : 'fresh'}
                />
              </Choice>
            ))}
          </Choices>
          <output className="about" aria-live="polite">
            {words.decisions.withTools(sum + addedBy(set, player.tools))}
          </output>
        </>
      )}
      {yieldOf !== undefined && (
        <Yields
          control={props}
          chosen={chosen}
          sets={worthTaking(sets, player.tools, yieldOf)}
          yieldOf={yieldOf}
        />
      )}
    </Frame>
  );
}

interface YieldsProps {
  readonly control: ControlProps;
  readonly chosen: Chosen;
  readonly sets: readonly ToolSet[];
  readonly yieldOf: YieldOf;
}

function Yields({ control, chosen, sets, yieldOf }: YieldsProps) {
  const { words, view, best, decision } = control;
  const symbol = symbolOfRoll(decision.for);
  return (
    <Choices label={words.decisions.asked.tools}>
      {sets.map(({ move }) => {
        const { goods = 0, wasted = 0 } = yieldOf(move) ?? {};
        return (
          <Choice
            key={move}
            isChosen={move === chosen.move}
            onTap={() => chosen.tap(move)}
            badge={move === best ? words.decisions.best : undefined}
          >
            <b>{words.number(goods)}</b>
            {symbol !== undefined && <Icon name={symbol} size={20} />}
            <small>
              {sayMove(move, view, words)}, {words.decisions.wasted(wasted)}
            </small>
          </Choice>
        );
      })}
    </Choices>
  );
}
