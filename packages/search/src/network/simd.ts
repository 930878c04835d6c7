import { KERNEL } from './kernel-bytes.ts';
import type { FirstLayer, Weights } from './weights.ts';

/** The little of WebAssembly that is needed; it is missing where the platform has none. */
declare const WebAssembly:
  | {
      Module: new (bytes: Uint8Array) => object;
      Instance: new (module: object) => { readonly exports: unknown };
    }
  | undefined;

interface Kernel {
  readonly memory: { readonly buffer: ArrayBuffer; grow(pages: number): number };
  sums(x: number, inputs: number, rows: number, sums: number, width: number): void;
}

const PAGE = 65_536;
const FLOAT = 4;
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

/** The first layer in a memory of its own: inputs, sums, weights. */
export function simdSums({ inputs, hidden, first }: Weights): FirstLayer | undefined {
  const module = compile();
  if (module === undefined || typeof WebAssembly === 'undefined') return undefined;
  const kernel = new WebAssembly.Instance(module).exports as Kernel;
  const sumsAt = aligned(inputs * FLOAT);
  const rowsAt = aligned(sumsAt + hidden * FLOAT);
  const pages = Math.ceil((rowsAt + first.length * FLOAT) / PAGE);
  if (pages > 1) kernel.memory.grow(pages - 1);
  const { buffer } = kernel.memory;
  const rows = new Float32Array(buffer, rowsAt, first.length);
  rows.set(first);
  return {
    load: (weights) => rows.set(weights),
    x: new Float32Array(buffer, 0, inputs),
    sums: new Float32Array(buffer, sumsAt, hidden),
    run: () => kernel.sums(0, inputs, rowsAt, sumsAt, hidden * FLOAT),
  };
}

const aligned = (offset: number): number => Math.ceil(offset / ALIGNED) * ALIGNED;
