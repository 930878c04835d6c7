import { Icon } from '@ochre/ui/art/icon.tsx';
import type { SymbolName } from '@ochre/ui/art/symbols/index.ts';

interface ReplayKeyProps {
  readonly icon: SymbolName;
  readonly name: string;
  readonly isBack?: boolean;
  /** Undefined where it leads nowhere. */
  readonly onTap: (() => void) | undefined;
}

/** A key of the bars that lead through a game. */
export function ReplayKey({ icon, name, isBack = false, onTap }: ReplayKeyProps) {
  return (
    <button
      type="button"
      className={isBack ? 'back' : undefined}
      aria-label={name}
      title={name}
      aria-disabled={onTap === undefined}
      onClick={onTap}
    >
      <Icon name={icon} size={20} />
    </button>
  );
}
