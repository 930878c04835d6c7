import type { Event, Snapshot } from '@ochre/stone-age/rules';
import { CAMERA, SUM_OF_OTHERS, SUM_STANDS } from '@ochre/ui/motion/timing.ts';
import { rateOfRoll } from '../../words/sayings/rolls.ts';
import type { Part, PlannedMotion, Scene } from './planned.ts';
import { hasTools, type Roll, type RollOnLand, sumOf } from './roll.ts';

type PlanPart = (part: Part, scene: Scene) => PlannedMotion;

/**
 * A roll as a scene: one looks at the place, the dice fall, what they come to stands to be read, then
 * it is brought, and one looks up again. Undefined where no dice are in play.
 */
export function planRoll(
  events: readonly Event[],
  scene: Scene,
  isOwn: boolean,
  planPart: PlanPart,
): readonly PlannedMotion[] | undefined {
  const at = events.findIndex(({ type }) => type === 'rolled');
  if (at < 0 && scene.roll === undefined) return undefined;
  const plans: PlannedMotion[] = [];
  let now = scene;
  const play = (part: Part): void => {
    const plan = planPart({ isCalm: isOwn, ...part }, now);
    plans.push(plan);
    now = plan.after;
  };
  const stands = isOwn ? SUM_STANDS : SUM_OF_OTHERS;
  let rest: readonly Event[];
  let staged: RollOnLand;
  if (at >= 0) {
    if (at > 0) play({ events: events.slice(0, at) });
    rest = events.slice(at + 1);
    staged = thrown(events[at] as Rolled, rest, now, isOwn);
    now = { ...now, roll: staged.sum === undefined ? rollOf(staged) : undefined };
    play({ events: [events[at]!], staged, rest: staged.sum === undefined ? 0 : stands });
  } else {
    const settled = settledBy(events, scene.roll!, scene.view);
    staged = { ...settled.roll, sum: settled.sum, isThrown: false, isOwn };
    const tools = events.filter(({ type }) => type === 'toolsUsed');
    rest = events.slice(tools.length);
    now = { ...now, roll: settled.isOver ? undefined : settled.roll };
    if (staged.sum !== undefined) play({ events: tools, staged, rest: stands });
  }
  const until = rest.findIndex(({ type }) => !BROUGHT.includes(type));
  const brought = until < 0 ? rest : rest.slice(0, until);
  if (brought.length > 0) play({ events: brought, staged: { ...staged, isThrown: false } });
  // One looks up.
  if (isOwn && now.roll === undefined) play({ events: [], rest: CAMERA });
  const others = rest.slice(brought.length);
  if (others.some(({ type }) => type === 'rolled')) {
    plans.push(...planRoll(others, now, isOwn, planPart)!);
  } else if (others.length > 0) {
    play({ events: others, isCalm: false });
  }
  return plans;
}

type Rolled = Extract<Event, { type: 'rolled' }>;

/** What belongs to a roll and is seen where it was thrown. */
const BROUGHT: readonly Event['type'][] = [
  'returned',
  'picked',
  'gained',
  'noRoom',
  'points',
  'tool',
  'oneUseTool',
  'agriculture',
  'person',
  'merchant',
  'redeemable',
];

function thrown(
  { player, for: what, dice }: Rolled,
  after: readonly Event[],
  { view }: Scene,
  isOwn: boolean,
): RollOnLand {
  const roll = { player, for: what, dice };
  const isBrought = after.some(
    (event) => (event.type === 'gained' || event.type === 'noRoom') && event.from === what,
  );
  const isSettled = isBrought || !hasTools(view, player);
  return { ...roll, sum: isSettled ? sumOf(roll, view) : undefined, isThrown: true, isOwn };
}

/** What becomes of dice that lay there: tools were or were not added, or one of them was taken. */
function settledBy(events: readonly Event[], roll: Roll, view: Snapshot) {
  if (rateOfRoll(roll.for) !== undefined) {
    const added = events.reduce(
      (sum, event) => sum + (event.type === 'toolsUsed' ? event.added : 0),
      0,
    );
    return { roll, sum: sumOf(roll, view, added), isOver: true };
  }
  const picked = events.find((event) => event.type === 'picked');
  const at = picked === undefined ? -1 : roll.dice.indexOf(picked.face);
  const left = { ...roll, dice: roll.dice.filter((_, nth) => nth !== at) };
  const isOver = left.dice.length === 0 || (view.solo !== undefined && picked !== undefined);
  return { roll: left, sum: undefined, isOver };
}

const rollOf = ({ player, for: what, dice }: Roll): Roll => ({ player, for: what, dice });
