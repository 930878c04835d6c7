import { expect, it } from 'vitest';
import { readWeights, rounded, type WeightsFile } from './weights-file.ts';

const sight = { name: 'any', version: 1, inputs: 1 };
const text = ({ buffer }: Int16Array | Float32Array): string =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)));
const second = Float32Array.from({ length: 18 }, (_, at) => at / 8);

function fileOf(first: number[]): WeightsFile {
  const list = Float32Array.from({ length: 16 }, (_, at) => first[at] ?? 0);
  return {
    sight: 'any',
    version: 1,
    inputs: 1,
    hidden: 8,
    first: text(rounded(list)),
    second: text(second),
  };
}

it('keeps the first layer to 1/8192, and the second as it is', () => {
  const weights = readWeights(fileOf([1.5, -3.99, 1 / 8192, 0.4 / 8192]), sight);
  expect([...weights.first.subarray(0, 4)]).toEqual([
    1.5,
    Math.fround(-3.989990234375),
    1 / 8192,
    0,
  ]);
  expect(weights.second).toEqual(second);
});

it('refuses to keep what would not come back', () => {
  expect(() => fileOf([4])).toThrow('a weight of 4 is too large to be kept');
  expect(() => fileOf([Number.NaN])).toThrow('a weight of NaN is too large to be kept');
});

it('reads none of another sight, version or size', () => {
  const file = fileOf([1]);
  const others = [{ name: 'other' }, { version: 2 }, { inputs: 2 }];
  for (const other of others) {
    expect(() => readWeights(file, { ...sight, ...other })).toThrow('of another version');
  }
  const whole = { ...file, first: text(new Float32Array(16)) };
  expect(() => readWeights(whole, sight)).toThrow('of another version');
});
