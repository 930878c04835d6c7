interface SmokeProps {
  readonly x: number;
  readonly y: number;
}

export function Smoke({ x, y }: SmokeProps) {
  return (
    <path
      d={`M${x} ${y}c-6-8 6-12 0-20s8-12 2-22`}
      fill="none"
      stroke="var(--rim)"
      strokeWidth="4"
      strokeLinecap="round"
      opacity=".55"
    />
  );
}
