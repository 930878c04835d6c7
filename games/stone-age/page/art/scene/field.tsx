import { ink } from '@ochre/ui/art/strokes.ts';
import { Wheat } from '../nature/wheat.tsx';

/** Four rows, wider towards us. */
const ROWS = [0, 1, 2, 3].map((row) => ({
  row,
  y: 354 + row * 16,
  left: 622 - row * 8,
  right: 718 + row * 8,
  ears: 7 + (row % 2),
}));

export function Field() {
  return (
    <>
      <path {...ink} d="M592 404L628 336H712L748 404Z" fill="var(--leaf)" />
      {ROWS.map(({ row, y, left, right, ears }) => (
        <g key={row}>
          <path d={`M${left} ${y}H${right}`} stroke="var(--cutd)" strokeWidth="2" opacity=".6" />
          {Array.from({ length: ears }, (_, i) => left + ((right - left) * (i + 0.5)) / ears).map(
            (x) => (
              <Wheat key={x} x={x} y={y} height={17 + row * 2} />
            ),
          )}
        </g>
      ))}
      <path {...ink} d="M752 408V388M740 380V362M586 408V388M600 380V362" strokeWidth="3" />
      <path d="M586 394L600 368M752 394L740 368" stroke="var(--hide3)" strokeWidth="2.4" />
    </>
  );
}
