/** A small network: inputs, one hidden layer of rectified sums, and two outputs. */
export interface Weights {
  readonly inputs: number;
  /** A multiple of 8. */
  readonly hidden: number;
  /** By input, then by hidden unit; then the hidden biases. */
  readonly first: Float32Array;
  /** By output, then by hidden unit; then the two output biases. */
  readonly second: Float32Array;
}

export const OUTPUTS = 2;
export const firstSize = (inputs: number, hidden: number): number => (inputs + 1) * hidden;
export const secondSize = (hidden: number): number => OUTPUTS * (hidden + 1);

/** Adds up the first layer: `x` goes in, `sums` comes out, in whole numbers. */
export interface FirstLayer {
  readonly x: Float32Array;
  readonly sums: Int32Array;
  run(): void;
  /** Other weights of the same size. */
  load(first: Float32Array): void;
}
