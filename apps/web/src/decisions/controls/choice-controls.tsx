import type { ActionKind, ElderArea } from '@ochre/stone-age';
import type { ReactNode } from 'react';
import { CardFace } from '../../art/card/card-face.tsx';
import { Icon } from '../../art/icon.tsx';
import type { Face } from '../../art/symbols/dice.tsx';
import { upTo } from '../../art/up-to.ts';
import { SmallCard } from '../../board/small-card.tsx';
import { Tool } from '../../board/tool-row.tsx';
import type { Control, ControlProps } from '../control.ts';
import { ELDER_SYMBOLS_OF, spaceOf } from '../names.ts';
import { type Move, movesOf } from '../options/moves.ts';
import { valueOfTool } from '../options/tools.ts';
import { Choice } from '../parts/choice.tsx';
import { Frame } from '../parts/frame.tsx';
import { sayMove } from '../say-move.ts';
import { onlyOne, useChosen } from '../use-chosen.ts';

type Picture<Kind extends ActionKind> = (
  action: Move<Kind>['action'],
  control: ControlProps,
) => ReactNode;

/** Every legal move is a button: its picture, and the move in words. */
function choiceControl<Kind extends ActionKind>(kind: Kind, picture: Picture<Kind>): Control {
  return function ChoiceControl(props: ControlProps) {
    const { legal, words, view, decision } = props;
    const chosen = useChosen(props, onlyOne(legal));
    return (
      <Frame control={props} chosen={chosen}>
        <div className="choices">
          {movesOf(kind, legal).map(({ text, action }) => (
            <Choice
              label={sayMove(text, view, words)}
              key={`${decision.kind} ${text}`}
              isChosen={text === chosen.move}
              onTap={() => chosen.tap(text)}
            >
              {picture(action, props)}
              <span>{sayMove(text, view, words)}</span>
            </Choice>
          ))}
        </div>
      </Frame>
    );
  };
}

export const ExtraControl = choiceControl('extra', ({ yes }) => (
  <Icon name={yes ? 'card' : 'no'} size={24} />
));

export const PickControl = choiceControl('pick', ({ face }) => (
  <Icon name={`die${face as Face}`} size={34} />
));

export const ElderControl = choiceControl('elder', ({ to }) => (
  <Icon name={to === 'stay' ? 'standing-elder' : ELDER_SYMBOLS_OF[to as ElderArea]} size={28} />
));

export const SlideControl = choiceControl('slide', ({ from }, { view }) => {
  const card = view.cards[(spaceOf(from, 'card') ?? 0) - 1] ?? '';
  if (card !== '') return <CardFace id={card} />;
  const next = from === 'deck' ? view.solo?.drawStack[0] : undefined;
  return next === undefined ? <Icon name="no" size={22} /> : <CardFace id={next} />;
});

export const RollControl = choiceControl('roll', ({ dice }) =>
  upTo(dice).map((at) => <Icon key={at} name="die6" size={24} />),
);

export const ToolControl = choiceControl('tool', ({ slot }, { view, decision }) => {
  const { tools } = view.players[decision.player]!;
  return <Tool value={slot === 'new' ? 1 : valueOfTool(`t${slot}`, tools) + 1} state="fresh" />;
});

export const DrawControl = choiceControl('draw', ({ card }) =>
  card === 'outside' ? <Icon name="card" size={28} /> : <SmallCard id={card} />,
);
