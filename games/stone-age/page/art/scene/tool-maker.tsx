import { gouge, gouges } from '@ochre/ui/art/carving/gouge.ts';
import { ink } from '@ochre/ui/art/strokes.ts';
import { Rock } from '../nature/rock.tsx';

const ROOF = 'M270 340L294 310L404 298L396 330Z';

export function ToolMaker() {
  const thatch = gouges(8, (i) => gouge(292 + i * 13, 314 - i * 1.3, 16, 1.9, 1.3));
  return (
    <>
      <ellipse cx="334" cy="408" rx="76" ry="30" fill="var(--hill2)" opacity=".9" />
      <path {...ink} d="M284 404V334M384 404V322M300 398V340" strokeWidth="4" />
      <path {...ink} d={ROOF} fill="var(--hide1)" />
      <path d="M270 340L396 330L404 298L398 322L276 332Z" fill="var(--hide2)" />
      <path d={thatch} fill="var(--hide3)" />
      <path {...ink} d={ROOF} fill="none" />
      <Rock x={318} y={400} width={38} height={22} />
      <use
        href="#tool"
        width="24"
        height="24"
        transform="translate(342 356) rotate(12) scale(1.9)"
      />
      <use
        href="#tool"
        width="24"
        height="24"
        transform="translate(300 366) rotate(-28) scale(.95)"
      />
    </>
  );
}
