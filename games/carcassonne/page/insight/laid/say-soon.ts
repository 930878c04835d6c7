import { isBuilding, type Touched } from '../../../rules/index.ts';
import type { Words } from '../../in-words.tsx';
import { saySize } from '../whose.ts';

/** How large it is then, and how far from being closed: "3 tiles, complete with 2 more tiles". */
export function saySoon({ feature, closing }: Touched, words: Words): string {
  const size = isBuilding(feature.kind) ? [] : [saySize(feature, words)];
  const soon = closing.tiles === 0 ? [] : [words.insight.ifLaid.closesWith(closing.tiles)];
  return [...size, ...soon].join(', ');
}
