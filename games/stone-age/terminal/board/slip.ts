import { type Cost, RESOURCES } from '@ochre/stone-age/rules';
import { tileOf, tileSigns } from '../faces.ts';
import type { Words } from '../in-words.ts';
import { signOf } from './good-names.ts';

/** "wwc→10", "4/2→v": what is paid, and the points; `v` is the value of what is paid. */
export function slip(id: string, words: Words): string {
  const tile = tileOf(id);
  if (tile === undefined) return id;
  const { cost, points } = tile;
  return `${costSigns(cost, words)}→${points === 'value' ? words.showing.board.value : points}`;
}

/** With what an expansion's tile brings besides: "ws◆◆→10 +dice". */
export function slipAndEffect(id: string, words: Words): string {
  const tile = tileOf(id);
  if (tile === undefined) return id;
  const [, brings = ''] = tileSigns(id, words).split(' → ');
  return tile.effect === undefined && typeof tile.points !== 'object'
    ? slip(id, words)
    : `${costSigns(tile.cost, words)}→${brings}`;
}

function costSigns(cost: Cost, words: Words): string {
  switch (cost.kind) {
    case 'fixed':
      return [
        ...RESOURCES.map((resource) => signOf(resource, words).repeat(cost.goods[resource] ?? 0)),
        '◆'.repeat(cost.goods.jewelry ?? 0),
      ].join('');
    case 'kinds':
      return `${cost.count}/${cost.kinds}`;
    case 'range':
      return `${cost.min}–${cost.max}`;
    case 'jewelry':
      return `${cost.min}–${cost.max}◆`;
  }
}
