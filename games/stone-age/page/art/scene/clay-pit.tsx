import { gouge, gouges } from '@ochre/ui/art/carving/gouge.ts';
import { ink } from '@ochre/ui/art/strokes.ts';

/** Cuts around the pit, on an oval. */
const around = (count: number, rx: number, y: number, ry: number, length: number, turn: number) =>
  gouges(count, (i) => {
    const angle = (i / count) * 2 * Math.PI;
    const from = [508 + rx * Math.cos(angle), y + ry * Math.sin(angle)] as const;
    return gouge(...from, length, angle + turn, 1.4);
  });

const BRICKS = [
  [428, 128],
  [446, 124],
  [437, 118],
] as const;

export function ClayPit() {
  return (
    <>
      <path
        {...ink}
        d="M412 176C416 138 452 122 508 122S602 136 606 174C608 214 566 236 508 236S410 214 412 176Z"
        fill="var(--pit1)"
      />
      <path
        {...ink}
        d="M424 180C428 150 460 134 508 134S590 148 594 178C594 212 556 228 508 228S424 212 424 180Z"
        fill="var(--pit2)"
      />
      <path
        {...ink}
        d="M436 186C440 160 468 148 508 148S578 160 582 186C580 210 550 222 508 222S438 210 436 186Z"
        fill="var(--pit3)"
      />
      <path
        d="M442 194C450 172 474 164 508 164S566 172 574 194C568 212 544 219 508 219S450 212 442 194Z"
        fill="var(--pit2)"
      />
      <path d={around(26, 92, 178, 52, 10, 1.9)} fill="var(--pit3)" />
      <path d={around(20, 80, 180, 42, 8, 1.6)} fill="var(--pit1)" />
      {BRICKS.map(([x, y]) => (
        <path key={x} {...ink} d={`M${x} ${y}h16v8h-16z`} fill="var(--g-clay)" />
      ))}
      <path {...ink} d="M572 132l6-16h18l6 16z" fill="var(--hide2)" />
      <path d="M576 124h22" stroke="var(--line-ink)" strokeWidth="1.2" />
    </>
  );
}
