/** Sets as the bits of a number: of places by index, of culture symbols. */

export const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits);

export function bitCount(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}
