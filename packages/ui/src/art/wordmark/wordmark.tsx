interface WordmarkProps {
  /** In pixels. */
  readonly height: number;
}

/** Cut letters, forty high: how wide each is, and its shape. */
const LETTERS = [
  [
    36,
    'M17 1C27 0 35 8 35 20s-8 20-18 19C7 39 1 31 1 20S7 2 17 1zM17 10c-4 .5-7 4-7 10s3 10 8 10 8-4 8-10-4-10.5-9-10z',
  ],
  [
    30,
    'M28 11l-5 6c-2-2-4-3-6-2.5-4 .5-6 3.5-6 7.5s3 7 7 7c2 0 4-1 6-2.5l4.5 5.5c-3 3.5-7 5-11 5C8 37 2 30.5 2 22S8 8 16.5 7.5c4.5-.5 9 1 11.5 3.5z',
  ],
  [
    32,
    'M3 0l9-1v12c2-2.5 5-4 9-4 6 0 9 4 9 10.5V37l-9 1V20c0-3.5-1-5-3.5-5S12 17 12 20v17.5L3 38z',
  ],
  [23, 'M3 8.5l8.5-1 .5 4c2-3 5-4.5 9.5-4l-1 8.5c-5-.5-8 1.5-8 6V37l-9 1z'],
  [
    31,
    'M16 7.5c8-.5 14 5.5 13.5 16.5H11c.8 4 3.5 6 7.5 6 2.5 0 5-.8 7-2.5l3.5 6C26 36 22 37.5 18 37.5 8.5 37.5 2 31.5 2 22.5 2 14 8 8 16 7.5zM11 19h10.5c-.5-3.5-2-5.5-5-5.5S11.8 15.5 11 19z',
  ],
] as const;

const GAP = 2.5;
const OFFSETS = LETTERS.map((_, at) =>
  LETTERS.slice(0, at).reduce((sum, [width]) => sum + width + GAP, 0),
);
const WIDTH = LETTERS.reduce((sum, [width]) => sum + width + GAP, 0);

/** The name, drawn and not set. */
export function Wordmark({ height }: WordmarkProps) {
  return (
    <svg
      className="icon"
      width={Math.round((height * WIDTH) / 40)}
      height={height}
      viewBox={`0 -1 ${WIDTH} 41`}
      role="img"
      aria-label="Ochre"
    >
      <g fill="var(--ink)" fillRule="evenodd">
        {LETTERS.map(([width, shape], at) => (
          <path key={width} transform={`translate(${OFFSETS[at]} 0)`} d={shape} />
        ))}
      </g>
    </svg>
  );
}
