import type { Keep } from '@ochre/ui/settings/settings-store.ts';

/** A browser's store that lasts for a test. */
export function memoryKeep(texts = new Map<string, string>()): Keep & {
  readonly texts: Map<string, string>;
} {
  return {
    getItem: (name) => texts.get(name) ?? null,
    setItem: (name, text) => void texts.set(name, text),
    texts,
  };
}
