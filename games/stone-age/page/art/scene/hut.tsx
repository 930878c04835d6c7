import { Smoke } from '../nature/smoke.tsx';
import { Tent } from '../nature/tent.tsx';

export function Hut() {
  return (
    <>
      <ellipse cx="504" cy="410" rx="84" ry="32" fill="var(--hill2)" opacity=".9" />
      <Smoke x={474} y={322} />
      <Tent x={474} y={398} height={76} door="behind" />
      <Tent x={522} y={404} height={96} />
    </>
  );
}
