import { Bison, Deer } from '../nature/beast.tsx';
import { tufts } from '../nature/tuft.ts';

const TUFTS = [
  [40, 360],
  [96, 372],
  [150, 364],
  [190, 352],
  [70, 384],
] as const;

export function HuntingGrounds() {
  return (
    <>
      <Bison x={26} y={268} scale={1.02} />
      <Deer x={158} y={290} scale={0.8} />
      <Deer x={206} y={264} scale={0.5} />
      <path d={tufts(TUFTS)} fill="var(--leaf3)" />
    </>
  );
}
