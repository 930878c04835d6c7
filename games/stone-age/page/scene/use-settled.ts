import { CAMERA, SETTLE, TUMBLE } from '@ochre/ui/motion/timing.ts';
import { useMotion } from '@ochre/ui/settings/use-settings.ts';
import { useEffect, useState } from 'react';
import type { RollOnLand } from '../motion/roll.ts';

/** Whether the dice lie: what they show is not told before. */
export function useSettled(roll: RollOnLand | undefined, factor: number): boolean {
  const isFalling = useMotion() && roll?.isThrown === true;
  const [settled, settle] = useState<RollOnLand>();
  const falls = (roll?.isOwn ? CAMERA : 0) + TUMBLE + SETTLE;
  useEffect(() => {
    if (!isFalling) return;
    const timer = setTimeout(() => settle(roll), falls * factor);
    return () => clearTimeout(timer);
  }, [isFalling, roll, falls, factor]);
  return !isFalling || settled === roll;
}
