import { gouge, gouges } from '@ochre/ui/art/carving/gouge.ts';
import { between } from '@ochre/ui/art/carving/random.ts';
import { ink } from '@ochre/ui/art/strokes.ts';
import { Rock } from '../nature/rock.tsx';
import { VALLEY } from './size.ts';

const { width, height } = VALLEY;
const corner = `L${width + 20} ${height + 20}L${width + 20}`;

/** The river, from the fall between the mountains down to the ledge. */
export function Water() {
  const any = between(17);
  const waves = gouges(60, () => {
    const y = any(180, 500);
    const bank = y < 260 ? 860 - (y - 160) * 0.6 : 800;
    return gouge(any(bank, width - 12), y, any(16, 44), any(-0.12, 0.05), 1.7);
  });
  const fall = gouges(9, (i) => gouge(866 + i * 2.2, 100 + any(0, 26), any(24, 46), 1.5, 1.3));
  return (
    <>
      <path
        {...ink}
        d={`M866 96C862 116 872 136 866 158C858 196 800 214 784 262C770 306 800 340 792 392C786 432 752 470 742 ${height + 20}${corner} 244L${width} 236C916 214 900 190 896 158C890 136 880 116 874 96Z`}
        fill="var(--wat2)"
      />
      <path
        d={`M870 100C868 118 884 138 880 160C874 200 836 224 826 268C818 310 848 344 838 396C832 436 812 474 806 ${height + 20}${corner} 340L${width} 330C904 300 884 250 892 200C894 160 880 124 873 100Z`}
        fill="var(--wat3)"
        opacity=".55"
      />
      <path d={waves} fill="var(--wat1)" />
      <path d={fall} fill="var(--foam)" />
      <Rock x={871} y={104} width={20} height={14} />
      <Rock x={852} y={124} width={26} height={34} />
      <Rock x={896} y={122} width={30} height={40} />
      <Rock x={844} y={168} width={22} height={18} />
      <Rock x={910} y={170} width={26} height={20} />
      <g fill="none" stroke="var(--foam)" strokeLinecap="round">
        <path d="M856 168q14-12 40 0" strokeWidth="5" opacity=".9" />
        <path d="M850 176q20-10 52 2" strokeWidth="2" opacity=".8" />
      </g>
    </>
  );
}
