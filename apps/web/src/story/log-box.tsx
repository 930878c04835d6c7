import { type ComponentProps, useState } from 'react';
import { LatestLines, WholeLog } from './log.tsx';

/**
 * The log below the players: as many lines as there is room for, or the last two. Opened, it takes
 * the whole column.
 */
export function LogBox(props: Omit<ComponentProps<typeof WholeLog>, 'folding'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={isOpen ? 'log-box open' : 'log-box'}>
      {!isOpen && <LatestLines {...props} onOpen={() => setOpen(true)} />}
      <WholeLog {...props} folding={{ isOpen, onToggle: () => setOpen(!isOpen) }} />
    </div>
  );
}
