import { gouge } from '@ochre/ui/art/carving/gouge.ts';
import { ink } from '@ochre/ui/art/strokes.ts';
import { Rock } from '../nature/rock.tsx';

const CUTS = [
  [786, 280, 26],
  [830, 270, 30],
  [880, 274, 26],
  [776, 320, 24],
  [812, 342, 30],
  [870, 344, 28],
  [900, 330, 20],
] as const;

const NUGGETS = [
  [780, 334],
  [918, 300],
  [800, 270],
  [860, 266],
  [905, 276],
] as const;

/** A bank of sand in the river, with gold in it and reed beside it. */
export function RiverBank() {
  return (
    <>
      <path
        {...ink}
        d="M770 286C786 262 838 256 884 264C928 270 940 300 926 326C908 350 836 356 792 342C764 332 758 308 770 286Z"
        fill="var(--hill1)"
        opacity=".96"
      />
      <path
        d={CUTS.map(([x, y, length]) => gouge(x, y, length, -0.05, 1.6)).join('')}
        fill="var(--hill3)"
      />
      {NUGGETS.map(([x, y]) => (
        <path
          key={x}
          d={`M${x} ${y}l3-3 4 1 1 4-4 2z`}
          fill="var(--g-gold)"
          stroke="var(--line-ink)"
          strokeWidth="1"
        />
      ))}
      <Rock x={938} y={268} width={26} height={18} />
      <Rock x={764} y={296} width={18} height={12} />
      <path
        d="M926 356c0-14 2-24 6-32M932 358c2-12 6-22 10-26M922 356c-2-10-4-18-8-22"
        stroke="var(--leaf3)"
        strokeWidth="2.2"
        strokeLinecap="round"
        fill="none"
      />
      <path
        d={gouge(931, 334, 13, -1.25, 3) + gouge(914, 342, 12, -1.9, 3)}
        fill="var(--hide3)"
        stroke="var(--line-ink)"
        strokeWidth=".8"
      />
    </>
  );
}
