/** Every rule by which the game refuses a move; a test sees to it that none is missing. */
export const CITABLE_RULES = [
  ...(['B2.2', 'B2.3', 'B3.1', 'B3.2', 'B3.3', 'B3.4', 'B3.5', 'B4.1', 'B4.2', 'B4.5'] as const),
  ...(['B5.3', 'B5.4', 'B6.1', 'B6.4', 'B6.5', 'B7.1', 'B7.2', 'B7.3', 'B7.4'] as const),
  ...(['B8.1', 'B8.2', 'B9.1', 'B9.2'] as const),
  ...(['S3.1', 'S3.2', 'S3.4', 'S4.2', 'S5.1', 'S5.2', 'S5.4', 'S6.1', 'S6.2', 'S6.4'] as const),
  ...(['S7.2'] as const),
  ...(['P1.6', 'P3.1', 'P3.3', 'P4.1', 'P4.2', 'P4.3', 'P4.5', 'P4.6', 'P5.3', 'P5.4'] as const),
  ...(['P5.5', 'P5.6', 'P5.7', 'P6.2', 'P6.3', 'P6.5'] as const),
] as const;

export type CitableRule = (typeof CITABLE_RULES)[number];
