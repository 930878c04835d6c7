import { type ComponentProps, useState } from 'react';
import { LatestLines, WholeLog } from './log.tsx';

interface LogBoxProps extends Omit<ComponentProps<typeof WholeLog>, 'folding'> {
  readonly startsOpen?: boolean;
}

/**
 * The log below the players: as many lines as there is room for, or the last ones. Opened, it has
 * the room of what the players' panels can do without.
 */
export function LogBox({ startsOpen = false, ...props }: LogBoxProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <div className={isOpen ? 'log-box open' : 'log-box'}>
      {!isOpen && <LatestLines {...props} onOpen={() => setOpen(true)} />}
      <WholeLog {...props} folding={{ isOpen, onToggle: () => setOpen(!isOpen) }} />
    </div>
  );
}
