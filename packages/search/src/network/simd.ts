import { KERNEL } from './kernel-bytes.ts';
import type { FirstLayer, Weights } from './weights.ts';
import { wholeWeights } from './whole.ts';

/** The little of WebAssembly that is needed; it is missing where the platform has none. */
declare const WebAssembly:
  | {
      Module: new (bytes: Uint8Array) => object;
      Instance: new (module: object) => { readonly exports: unknown };
    }
  | undefined;

interface Kernel {
  readonly memory: { readonly buffer: ArrayBuffer; grow(pages: number): number };
  sums(
    x: number,
    end: number,
    seen: number,
    rows: number,
    changes: number,
    sums: number,
    width: number,
  ): void;
}

const PAGE = 65_536;
const NUMBER = 4;
/** A row, and by how much its input has changed. */
const CHANGE = 8;
const ALIGNED = 16;

let compiled: object | undefined | 'none';

/** Undefined where WebAssembly or its SIMD is missing. */
function compile(): object | undefined {
  if (compiled === undefined) {
    try {
      compiled = typeof WebAssembly === 'undefined' ? 'none' : new WebAssembly.Module(KERNEL);
    } catch {
      compiled = 'none';
    }
  }
  return compiled === 'none' ? undefined : compiled;
}

/** The first layer in a memory of its own: inputs, what they were before, sums, changes, weights. */
export function simdSums({ inputs, hidden, first }: Weights): FirstLayer | undefined {
  const module = compile();
  if (module === undefined || typeof WebAssembly === 'undefined') return undefined;
  const kernel = new WebAssembly.Instance(module).exports as Kernel;
  const width = hidden * NUMBER;
  const end = aligned(inputs * NUMBER);
  const sumsAt = 2 * end;
  const changesAt = sumsAt + width;
  const rowsAt = changesAt + ALIGNED + aligned(inputs * CHANGE);
  const pages = Math.ceil((rowsAt + inputs * width) / PAGE);
  if (pages > 1) kernel.memory.grow(pages - 1);
  const { buffer } = kernel.memory;
  const seen = new Int32Array(buffer, end, inputs);
  const sums = new Int32Array(buffer, sumsAt, hidden);
  const rows = new Int32Array(buffer, rowsAt, inputs * hidden);
  const load = (weights: Float32Array): void => {
    const whole = wholeWeights(weights, inputs, hidden);
    rows.set(whole.rows);
    sums.set(whole.biases);
    seen.fill(0);
  };
  load(first);
  return {
    x: new Float32Array(buffer, 0, inputs),
    sums,
    run: () => kernel.sums(0, end, end, rowsAt, changesAt, sumsAt, width),
    load,
  };
}

const aligned = (offset: number): number => Math.ceil(offset / ALIGNED) * ALIGNED;
