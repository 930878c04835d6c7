import { RESOURCES, type Resource, VALUE } from '@ochre/stone-age';

type Resources = Readonly<Record<Resource, number>>;

/** What resources are worth in a building, in points. */
export const worthOf = (stock: Resources): number =>
  RESOURCES.reduce((sum, resource) => sum + stock[resource] * VALUE[resource], 0);

export const countOf = (stock: Resources): number =>
  RESOURCES.reduce((sum, resource) => sum + stock[resource], 0);
