import { LEDGE, Ledge } from './ledge.tsx';

/** The ledge before a scene. It keeps its height, as what lies on it does, whatever the window. */
export function LedgeBehind() {
  return (
    <svg
      className="behind ledge-behind"
      viewBox={`0 ${LEDGE.top - 8} ${LEDGE.width} 160`}
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <Ledge />
    </svg>
  );
}
