import { ofSeat } from '@ochre/kernel';
import { bundleOfPayment } from '../../../words/sayings/bundle.ts';
import { nameOfBundle } from '../../../words/sayings/names.ts';
import type { ControlProps } from '../control.ts';
import { scoreAfterStarving } from '../options/hunger.ts';
import { keptAfter } from '../options/kept.ts';
import { actionOf } from '../options/moves.ts';
import type { Fact } from '../parts/facts.tsx';
import { Kept } from '../parts/kept.tsx';

interface Said {
  readonly title?: string;
  readonly about?: string;
  readonly facts?: readonly Fact[];
  readonly go?: string;
}

/** What the bar says of how people are fed: the deed, what comes of it, what is kept. */
export function sayFeeding(
  { view, words, decision }: ControlProps,
  move: string | undefined,
  hungry: number | undefined,
): Said {
  const { decisions, table } = words;
  const player = ofSeat(view.players, decision.player);
  const action = actionOf(move);
  const keeps = (bundle: Parameters<typeof keptAfter>[1][number]): Fact => ({
    label: decisions.youKeep,
    value: <Kept bundle={keptAfter(player, [bundle], {})} words={words} />,
  });
  if (action?.kind === 'starve') {
    const left = scoreAfterStarving(view, decision.player);
    return {
      title: decisions.starve,
      about: `${player.score} → ${table.onTrack(left)}`,
      facts: view.solo === undefined ? [keeps({})] : [],
      go: decisions.starve,
    };
  }
  if (action?.kind !== 'feed' || hungry === undefined) return {};
  const bundle = bundleOfPayment(action.pay);
  const fed = decisions.feed(nameOfBundle(bundle, player, words));
  const isOneKind = Object.keys(bundle).length === 1;
  return {
    title: fed,
    about: decisions.hungry(hungry),
    facts: [keeps(bundle)],
    go: isOneKind ? fed : decisions.share(hungry),
  };
}
