import { Fir } from '../nature/fir.tsx';
import { Oak } from '../nature/oak.tsx';
import { Trunk } from '../nature/trunk.tsx';

export function Forest() {
  return (
    <>
      <Fir x={236} y={150} height={78} />
      <Fir x={404} y={148} height={72} />
      <Fir x={262} y={156} height={96} />
      <Fir x={378} y={152} height={88} tone="light" />
      <Fir x={292} y={150} height={82} tone="light" />
      <Fir x={350} y={154} height={104} />
      <Fir x={320} y={162} height={92} />
      <Oak x={246} y={180} height={52} />
      <Oak x={398} y={178} height={50} />
      <Fir x={222} y={186} height={50} tone="light" />
      <Fir x={424} y={184} height={46} tone="light" />
      <Trunk x={372} y={176} length={26} thickness={7} />
    </>
  );
}
