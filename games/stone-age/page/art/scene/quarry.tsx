import { gouge } from '@ochre/ui/art/carving/gouge.ts';
import { ink } from '@ochre/ui/art/strokes.ts';
import { HewnBlock } from '../nature/hewn-block.tsx';
import { Rock } from '../nature/rock.tsx';

const CUTS = [
  [700, 80, 22],
  [710, 84, 26],
  [722, 82, 20],
  [708, 116, 24],
  [716, 124, 26],
  [730, 128, 24],
  [744, 116, 22],
  [752, 130, 24],
  [712, 150, 22],
  [726, 152, 24],
  [748, 152, 22],
  [664, 90, 16],
  [648, 140, 18],
  [670, 120, 18],
  [624, 136, 20],
] as const;

export function Quarry() {
  return (
    <>
      <path
        {...ink}
        d="M606 182L612 128L630 120L634 92L656 84L662 58L690 50L704 72L726 68L740 96L756 104L762 142L770 184Z"
        fill="var(--rock1)"
      />
      <path
        d="M690 50L684 90L700 108L690 140L704 184H770L762 142L756 104L740 96L726 68L704 72Z"
        fill="var(--rock2)"
      />
      <path
        d="M634 92l22 8 4 34 M612 128l30 10-4 44 M662 58l22 32 16 18-10 32 14 44 M726 68l-6 44 22 20-4 50"
        fill="none"
        stroke="var(--line-ink)"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <path
        d={CUTS.map(([x, y, length]) => gouge(x, y, length, 1.4, 1.5)).join('')}
        fill="var(--rock3)"
      />
      <HewnBlock x={608} y={172} width={24} height={14} depth={8} />
      <HewnBlock x={744} y={174} width={20} height={14} depth={8} />
      <HewnBlock x={614} y={160} width={16} height={11} depth={6} />
      <Rock x={590} y={196} width={22} height={14} />
    </>
  );
}
