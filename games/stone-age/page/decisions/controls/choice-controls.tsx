import { ofSeat } from '@ochre/kernel';
import {
  type ActionKind,
  buyerAt,
  type ElderArea,
  EXTRA_CARD_PRICE,
  effectWorth,
  momentOf,
} from '@ochre/stone-age/rules';
import type { Face } from '@ochre/ui/art/symbols/dice.tsx';
import { upTo } from '@ochre/ui/art/up-to.ts';
import type { CSSProperties, ReactNode } from 'react';
import { nameOfEffect } from '../../../words/name-cards.ts';
import { bundleOfGoods } from '../../../words/sayings/bundle.ts';
import { explainArea, nameOfArea } from '../../../words/sayings/elder-area.ts';
import { spaceOf } from '../../../words/sayings/names.ts';
import { rewardOf, sayMove } from '../../../words/sayings/say-move.ts';
import { valueOfTool } from '../../../words/sayings/tools.ts';
import { CardFace } from '../../art/card/card-face.tsx';
import { Icon } from '../../art/icon.tsx';
import { EffectInShort } from '../../art/tile/tile-badge.tsx';
import { ELDER_SIGNS } from '../../board/elder-signs.ts';
import { Tool } from '../../board/tool-row.tsx';
import { type Control, type ControlProps, showsOdds } from '../control.ts';
import { type Move, movesOf } from '../options/moves.ts';
import { Choices } from '../parts/choice.tsx';
import { Frame } from '../parts/frame.tsx';
import './dice-controls.css';
import { LoneDie, Things } from '../parts/pictures.tsx';
import { useChosen } from '../use-chosen.ts';
import './elder-control.css';

interface Drawn {
  readonly picture: ReactNode;
  /** In place of the whole move in words. */
  readonly words?: ReactNode;
}

type Draw<Kind extends ActionKind> = (
  action: Move<Kind>['action'],
  control: ControlProps,
  at: number,
) => Drawn;

/**
 * Every legal move is a button that does it: its picture, and the move in words. Who asks may stand
 * beside.
 */
function choiceControl<Kind extends ActionKind>(
  kind: Kind,
  draw: Draw<Kind>,
  asking?: ReactNode,
): Control {
  return function ChoiceControl(props: ControlProps) {
    const { legal, words, view, best, commit } = props;
    const chosen = useChosen(props, undefined);
    return (
      <Frame control={props} chosen={chosen} go={null}>
        {asking}
        <Choices
          look="cards"
          label={words.decisions.asked[kind as keyof typeof words.decisions.asked]}
          choices={movesOf(kind, legal).map(({ text, action }, at) => {
            const said = sayMove(text, view, words);
            const drawn = draw(action, props, at);
            return {
              key: text,
              label: said,
              isChosen: text === chosen.move,
              tap: () => commit(text),
              look: () => chosen.choose(text),
              badge: text === best ? words.decisions.best : undefined,
              picture: (
                <>
                  <span className="drawn">{drawn.picture}</span>
                  <span className="told">{drawn.words ?? said}</span>
                </>
              ),
            };
          })}
        />
      </Frame>
    );
  };
}

const playerOf = ({ view, decision }: ControlProps) => ofSeat(view.players, decision.player);

/** Solo and table alike: a card's back stands for a card that nobody knows. */
const CARD_BACK = <Icon name="card" size={40} />;
const NOTHING = <Icon name="no" size={24} />;

export const ExtraControl = choiceControl('extra', ({ yes }, control) => ({
  picture: yes ? (
    <>
      <Things of={bundleOfGoods(EXTRA_CARD_PRICE)} player={playerOf(control)} />
      <Icon name="right" size={13} />
      {CARD_BACK}
    </>
  ) : (
    NOTHING
  ),
}));

export const PickControl = choiceControl('pick', ({ face }, control, at) => {
  const { view, words, decision } = control;
  const reward = rewardOf(face, view);
  return {
    picture: (
      <>
        <LoneDie face={face as Face} at={at} />
        <span className="in-short" style={{ '--u': '1.5px' } as CSSProperties}>
          <EffectInShort effect={reward} />
        </span>
      </>
    ),
    words: (
      <>
        {nameOfEffect(reward, words)}
        {showsOdds(control) && (
          <small>
            {words.decisions.worth(
              words.number(
                Math.round(effectWorth(buyerAt(momentOf(view), decision.player), reward) * 10) / 10,
              ),
            )}
          </small>
        )}
      </>
    ),
  };
});

export const GainControl = choiceControl('gain', ({ goods }, control) => ({
  picture: <Things of={bundleOfGoods(goods)} player={playerOf(control)} size={36} />,
}));

const ELDER = <Icon name="standing-elder" size={48} />;

export const ElderControl = choiceControl(
  'elder',
  ({ to }, { view, words }) => {
    const area = to === 'stay' ? view.solo?.elder : to;
    if (area === undefined || area === '') return { picture: null };
    return {
      picture: <Icon name={ELDER_SIGNS[area as ElderArea]} size={34} />,
      words: (
        <>
          <b>{to === 'stay' ? words.decisions.elderStays : nameOfArea(area, words)}</b>
          <small>{explainArea(area, words)}</small>
        </>
      ),
    };
  },
  ELDER,
);

export const SlideControl = choiceControl('slide', ({ from }, { view }) => {
  const card = view.cards[(spaceOf(from, 'card') ?? 0) - 1] ?? '';
  const next = from === 'deck' ? (view.solo?.drawStack[0] ?? '') : card;
  return { picture: next === '' ? NOTHING : <CardFace id={next} /> };
});

export const RollControl = choiceControl('roll', ({ dice }) => ({
  picture: upTo(dice).map((at) => (
    <LoneDie key={at} face={(((at * 4 + 5) % 6) + 1) as Face} at={at} size={dice > 3 ? 30 : 38} />
  )),
}));

export const ToolControl = choiceControl('tool', ({ slot }, control) => {
  const value = slot === 'new' ? 0 : valueOfTool(`t${slot}`, playerOf(control).tools);
  return {
    picture: (
      <>
        <Tool value={value} state={value === 0 ? 'empty' : 'fresh'} />
        <Icon name="right" size={13} />
        <Tool value={value + 1} state="chosen" />
      </>
    ),
  };
});

export const DrawControl = choiceControl('draw', ({ card }) => ({
  picture: card === 'outside' ? CARD_BACK : <CardFace id={card} />,
}));
