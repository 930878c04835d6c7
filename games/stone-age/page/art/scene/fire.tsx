import { ink } from '@ochre/ui/art/strokes.ts';

const WOOD = 'M410 432l28-7M412 424l26 9';

export function Fire() {
  return (
    <>
      <path {...ink} d={WOOD} strokeWidth="6.5" />
      <path d={WOOD} stroke="var(--hide3)" strokeWidth="3.5" strokeLinecap="round" />
      <path
        {...ink}
        d="M424 396c1 9 11 13 11 24 0 7-5 11-11 11s-11-4-11-11c0-5 2-8 5-10 0 3 1 5 3 6-1-8 0-14 3-20z"
        fill="var(--g-fire)"
      />
      <path d="M424 413c1 4 5 6 5 11 0 4-2 6-5 6s-5-2-5-6c0-5 4-7 5-11z" fill="#ffe9a8" />
    </>
  );
}

/** What the fire lights, bright by night. */
export function Firelight() {
  return <ellipse className="firelight" cx="424" cy="424" rx="90" ry="50" fill="url(#firelight)" />;
}
