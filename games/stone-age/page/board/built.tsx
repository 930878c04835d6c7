import type { SnapshotPlayer } from '@ochre/stone-age/rules';
import { Icon } from '../art/icon.tsx';
import { useWords } from '../in-words.tsx';

/** How many buildings a player has. */
export function Built({ player: { buildings } }: { readonly player: SnapshotPlayer }) {
  const words = useWords();
  return (
    <span className="built" data-has="buildings">
      <Icon name="house" size={17} label={words.table.buildings(buildings.length)} />
      <span aria-hidden="true">{buildings.length}</span>
    </span>
  );
}
