/** What every screen is looked at in. */
export const SIZES = {
  table: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
} as const;

const THEMES = ['light', 'dark'] as const;

export const LOOKS = Object.entries(SIZES).flatMap(([size, viewport]) =>
  THEMES.map((colorScheme) => ({ name: `${size}-${colorScheme}`, viewport, colorScheme })),
);

/** Enough where only what is said matters. */
export const BY_DAY = LOOKS.filter(({ colorScheme }) => colorScheme === 'light');
