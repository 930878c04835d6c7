import { type ActionOf, RESOURCES, type State, stoneAge, VALUE } from '@ochre/stone-age';

/** What it seems worth to put people on a place now, in points. */
export function placementWorth(seen: State, player: number, action: ActionOf<'place'>): number {
  const { people } = action;
  const owner = seen.players[player]!;
  const short = owner.people - owner.agriculture - owner.food;
  switch (action.place) {
    case 'hut':
      return owner.people < 10 ? 30 - seen.round : 0;
    case 'field':
      return owner.agriculture < owner.people ? 24 - seen.round / 2 : 5;
    case 'toolmaker':
      return 20 - seen.round / 2;
    case 'hunt':
      // A hunter brings about 1.75 food: as many as hunger asks for, and none without need.
      return short > 0 ? 16 - 3 * Math.abs(people - Math.ceil(short / 1.75)) : 1 - people;
    case 'forest':
      return gathering('wood', people, owner);
    case 'claypit':
      return gathering('clay', people, owner);
    case 'quarry':
      return gathering('stone', people, owner);
    case 'river':
      return gathering('gold', people, owner);
    default:
      return action.place.startsWith('card')
        ? cardWorth(seen, player, Number(action.place.slice(-1)))
        : buildingWorth(seen, player, action);
  }
}

type Owner = State['players'][number];

/** 3.5 per die, divided as at the place, at the resource's value; a little more for a kind missing. */
function gathering(resource: (typeof RESOURCES)[number], people: number, owner: Owner): number {
  const yields = Math.floor((people * 3.5) / VALUE[resource]);
  return yields * VALUE[resource] + (owner[resource] === 0 ? 1.5 : 0);
}

/** A card is worth its price and some points more, if it can be paid. */
function cardWorth(_seen: State, player: number, price: number): number {
  const owner = _seen.players[player]!;
  const stock = RESOURCES.reduce((sum, resource) => sum + owner[resource], 0);
  return stock >= price ? 19 - 2 * price : 1;
}

function buildingWorth(seen: State, player: number, action: ActionOf<'place'>): number {
  const stack = Number(action.place.slice(-1)) - 1;
  const { top } = stoneAge.view(seen, player).stacks[stack]!;
  return top === '' ? 0 : 12;
}
