/** A sound is made of strokes: short tones or breaths of noise that fade away. */
export interface Stroke {
  /** Seconds after the sound begins. */
  readonly after: number;
  /** Seconds until it is gone. */
  readonly lasts: number;
  /** From 0 to 1. */
  readonly loud: number;
  readonly of: Tone | Noise;
}
export interface Tone {
  readonly kind: 'tone';
  readonly shape: OscillatorType;
  readonly hertz: number;
  /** Where it glides to; else it stays. */
  readonly to?: number;
}
export interface Noise {
  readonly kind: 'noise';
  /** What of the noise is heard, and how narrowly. */
  readonly hertz: number;
  readonly sharp: number;
}

const tone = (
  after: number,
  lasts: number,
  loud: number,
  hertz: number,
  more: Partial<Tone> = {},
): Stroke => ({ after, lasts, loud, of: { kind: 'tone', shape: 'sine', hertz, ...more } });

const noise = (
  after: number,
  lasts: number,
  loud: number,
  hertz: number,
  sharp: number,
): Stroke => ({ after, lasts, loud, of: { kind: 'noise', hertz, sharp } });

/** When the dice of a rattle hit each other, in seconds: closer together at the end. */
const HITS = [0, 0.07, 0.12, 0.19, 0.23, 0.3, 0.37, 0.41, 0.48, 0.55, 0.62, 0.66] as const;

/** Wood, bone and stone; nothing louder than a table. */
export const SOUNDS = {
  /** A wooden figure is put down. */
  person: [noise(0, 0.05, 0.5, 900, 2), tone(0, 0.09, 0.5, 210, { to: 140, shape: 'triangle' })],
  dice: HITS.map((after, nth) =>
    noise(after, 0.045, 0.55 - nth * 0.025, 2100 + (nth % 4) * 420, 5),
  ),
  good: [tone(0, 0.06, 0.35, 620, { to: 520, shape: 'triangle' }), noise(0, 0.02, 0.2, 2600, 3)],
  card: [noise(0, 0.16, 0.35, 3200, 0.7), noise(0.12, 0.04, 0.25, 1200, 2)],
  building: [
    noise(0, 0.06, 0.5, 620, 2),
    tone(0, 0.14, 0.5, 150, { to: 95, shape: 'triangle' }),
    noise(0.13, 0.06, 0.5, 760, 2),
    tone(0.13, 0.16, 0.5, 170, { to: 105, shape: 'triangle' }),
  ],
  points: [tone(0, 0.28, 0.28, 660), tone(0.07, 0.34, 0.26, 990)],
  yourTurn: [tone(0, 0.5, 0.34, 392), tone(0.16, 0.7, 0.34, 523.25)],
  end: [
    tone(0, 1.1, 0.3, 261.63),
    tone(0.18, 1.1, 0.3, 329.63),
    tone(0.36, 1.2, 0.3, 392),
    tone(0.54, 1.8, 0.32, 523.25),
  ],
} as const satisfies Readonly<Record<string, readonly Stroke[]>>;

export type Sound = keyof typeof SOUNDS;
