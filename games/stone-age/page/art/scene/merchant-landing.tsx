import { gouge, gouges } from '@ochre/ui/art/carving/gouge.ts';
import { ink } from '@ochre/ui/art/strokes.ts';

/** The merchant comes by water: a log landing, an awning hung with teeth, a loaded dugout. */
export function MerchantLanding() {
  return (
    <>
      <Landing />
      <Dugout />
      <Awning />
    </>
  );
}

function Landing() {
  const grain = gouges(7, (i) => gouge(792 + i * 13, 436 + ((i * 7) % 24), 14, 0.02, 1.1));
  return (
    <>
      {[0, 1, 2, 3].map((log) => (
        <g key={log} transform={`translate(${782 - log * 2} ${432 + log * 7})`}>
          <path {...ink} d={`M0 0h${104 + log * 3}c5 0 5 8 0 8H0z`} fill="var(--hide2)" />
          <ellipse {...ink} cx="0" cy="4" rx="2.6" ry="4" fill="var(--g-wood-2)" />
        </g>
      ))}
      <path d={grain} fill="var(--hide3)" />
    </>
  );
}

function Dugout() {
  return (
    <>
      <path
        {...ink}
        d="M884 426C890 458 934 460 950 420C938 434 900 436 884 426Z"
        fill="var(--hide3)"
      />
      <path
        {...ink}
        d="M884 426C900 418 936 414 950 420C938 434 900 436 884 426Z"
        fill="var(--shade)"
      />
      <use href="#merchant" x="894" y="402" width="26" height="26" />
      <use href="#merchant" x="914" y="404" width="22" height="22" />
      <path
        d="M894 446q16 8 36 0M898 454q14 5 28 0"
        fill="none"
        stroke="var(--wat1)"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </>
  );
}

function Awning() {
  const folds = gouges(7, (i) => gouge(798 + i * 12.5, 389 - i * 1.1, 14, 1.9, 1.2));
  return (
    <>
      <path {...ink} d="M790 440V402M876 436V396" strokeWidth="4" />
      <path {...ink} d="M776 410L796 384L892 376L886 402Z" fill="var(--hide1)" />
      <path d={folds} fill="var(--hide3)" />
      <path d="M776 410L886 402" stroke="var(--g-jewel)" strokeWidth="4" />
      <path d="M776 413L886 405" stroke="var(--line-ink)" strokeWidth="1.2" />
      {[798, 822, 846, 868].map((x, i) => (
        <use key={x} href="#jewelry" x={x - 8} y={407 - i * 1.5} width="17" height="17" />
      ))}
    </>
  );
}
