import type { PlaceName } from '@ochre/stone-age/rules';
import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { type Pointing, pointingTo } from './pointing-to.ts';
import './box.css';

interface BoxProps {
  /** The card or tile it is about, if any: its tail points there. */
  readonly at: PlaceName | undefined;
  readonly children: ReactNode;
}

/** Over the valley: what is chosen among, as large as that is, with a tail to what it is about. */
export function Box({ at, children }: BoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const pointing = usePointing(box.current, at);
  const style =
    pointing === undefined
      ? undefined
      : ({ '--shift': `${pointing.shift}px`, '--tail': `${pointing.tail}px` } as CSSProperties);
  return (
    <div
      ref={box}
      className={`choice-box ${pointing === undefined ? '' : 'pointing'}`}
      style={style}
    >
      <div className="decision-body">{children}</div>
    </div>
  );
}

/** Measured anew whenever it was drawn or the window has changed: both may have moved. */
function usePointing(box: HTMLElement | null, at: PlaceName | undefined): Pointing | undefined {
  const [pointing, point] = useState<Pointing>();
  const [size, setSize] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a window of another size moves both.
  useLayoutEffect(() => {
    const next = at === undefined || box === null ? undefined : pointingTo(box, at);
    point((last) => (last?.tail === next?.tail && last?.shift === next?.shift ? last : next));
  }, [box, at, size]);
  useLayoutEffect(() => {
    const measure = (): void => setSize(innerWidth * 10_000 + innerHeight);
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);
  return pointing;
}
