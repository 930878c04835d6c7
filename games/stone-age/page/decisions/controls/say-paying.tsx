import { ofSeat } from '@ochre/kernel';
import type { PlaceName, Tile } from '@ochre/stone-age/rules';
import { cardOf } from '../../../words/components.ts';
import { nameOfCard, nameOfTile } from '../../../words/name-cards.ts';
import { nameOfBundle, nameOfPlace, spaceOf } from '../../../words/sayings/names.ts';
import type { ControlProps } from '../control.ts';
import { actOptions } from '../options/act.ts';
import { keptAfter } from '../options/kept.ts';
import { type Paying, pointsFor } from '../options/purchase.ts';
import type { Fact } from '../parts/facts.tsx';
import { Kept } from '../parts/kept.tsx';

interface Asked {
  readonly control: ControlProps;
  readonly place: PlaceName;
  /** Undefined for a card. */
  readonly tile: Tile | undefined;
  /** Undefined as long as what is set is no payment. */
  readonly paying: Paying | undefined;
}

interface Said {
  readonly title: string;
  readonly about: string;
  readonly facts: readonly Fact[];
  readonly go: string;
}

/** What the bar says of a purchase: the deed, what comes of it, what is kept. */
export function sayPaying({ control, place, tile, paying }: Asked): Said {
  const { view, words, decision } = control;
  const { decisions, table } = words;
  const player = ofSeat(view.players, decision.player);
  const name =
    tile === undefined
      ? nameOfCard(cardOf(view.cards[(spaceOf(place, 'card') ?? 0) - 1]!), words)
      : nameOfTile(tile, words);
  if (paying === undefined) {
    return { title: nameOfPlace(place, words), about: name, facts: [], go: words.buttons.confirm };
  }
  const { payment, trade } = paying;
  const bought = decisions.buyFor(nameOfBundle(payment.bundle, player, words));
  const points = pointsFor(tile, payment.bundle);
  const kept = keptAfter(player, [payment.bundle, trade.give], trade.get);
  const facts = [
    { label: decisions.youKeep, value: <Kept bundle={kept} words={words} /> },
    ...stillToDo(control, place),
  ];
  return tile === undefined
    ? { title: bought, about: name, facts, go: bought }
    : {
        title: decisions.buildFor(points),
        about: `${player.score} → ${table.onTrack(player.score + points)}`,
        facts,
        go: decisions.buildForShort(points),
      };
}

/** The other places where people stand. */
function stillToDo({ legal, words }: ControlProps, place: PlaceName): Fact[] {
  const others = actOptions(legal).filter((option) => option.place !== place);
  if (others.length === 0) return [];
  const names = others.map((option) => nameOfPlace(option.place, words));
  return [{ label: words.decisions.thenStill, value: words.and(names) }];
}
