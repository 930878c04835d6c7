/** The strokes of the hand that draws everything. */

const round = { strokeLinejoin: 'round', strokeLinecap: 'round' } as const;

/** The outline of things. */
export const ink = { stroke: 'var(--line-ink)', strokeWidth: 1.6, ...round } as const;

/** Details inside an outline. */
export const thinInk = { ...ink, strokeWidth: 1.2, fill: 'none' } as const;

/** Cut out of a painted sign, in the colour of its ground. */
export const cut = { stroke: 'var(--cut)', strokeWidth: 1.5, fill: 'none', ...round } as const;

/** Signs of the page itself. */
export const line = { stroke: 'currentColor', strokeWidth: 2, fill: 'none', ...round } as const;
