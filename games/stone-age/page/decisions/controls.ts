import type { DecisionKind } from '../../rules/decision-kinds.ts';
import type { Control } from './control.ts';
import { ActControl } from './controls/act-control.tsx';
import {
  DrawControl,
  ElderControl,
  ExtraControl,
  GainControl,
  PickControl,
  RollControl,
  SlideControl,
  ToolControl,
} from './controls/choice-controls.tsx';
import { FeedControl } from './controls/feed-control.tsx';
import { CycleControl, TakeControl } from './controls/goods-controls.tsx';
import { OfferControl } from './controls/offer-control.tsx';
import { PlaceControl } from './controls/place-control.tsx';
import { StockControl } from './controls/stock-control.tsx';
import { ToolsControl } from './controls/tools-control.tsx';

/** One control per kind: a decision without one does not compile. */
export const CONTROLS: Readonly<Record<DecisionKind, Control>> = {
  place: PlaceControl,
  act: ActControl,
  tools: ToolsControl,
  take: TakeControl,
  extra: ExtraControl,
  pick: PickControl,
  gain: GainControl,
  feed: FeedControl,
  stock: StockControl,
  elder: ElderControl,
  slide: SlideControl,
  cycle: CycleControl,
  roll: RollControl,
  tool: ToolControl,
  draw: DrawControl,
  offer: OfferControl,
};
