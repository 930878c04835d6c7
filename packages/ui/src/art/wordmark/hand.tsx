interface HandProps {
  /** In pixels. */
  readonly size: number;
}

/** A hand stencilled on rock; the hand is the ground behind it, `--hand`. */
export function Hand({ size }: HandProps) {
  return (
    <svg className="icon" width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      <path
        d="M24 2c9-1 19 5 21 15 2 9 0 20-8 25-7 5-19 5-26-1C3 35 0 24 4 15 7 7 15 3 24 2z"
        fill="var(--pit2)"
      />
      <g fill="var(--pit2)">
        <circle cx="3" cy="9" r="1.3" />
        <circle cx="45" cy="6" r="1.6" />
        <circle cx="46" cy="40" r="1.3" />
        <circle cx="4" cy="43" r="1.7" />
        <circle cx="40" cy="3" r="1" />
      </g>
      <use
        href="#art"
        x="7.5"
        y="7.5"
        width="33.1"
        height="33.1"
        style={{ color: 'var(--hand, var(--bg))' }}
      />
    </svg>
  );
}
