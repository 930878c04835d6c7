import unhomoglyph from 'unhomoglyph';

const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;
/** On these it is not seen. */
const DOT = /(?<=[ij])\u0307/gu;

/** Two texts that look the same have the same skeleton: docs/adr/0007. */
const skeletonOf = (text: string): string =>
  unhomoglyph(text.normalize('NFD').replace(DOT, '')).normalize('NFD');

/**
 * What a name looks like: as it is written, in small letters and in capitals. Names that have one of
 * these in common are taken for each other: `lan` is `Ian` as it is written, and `VlCTlM` is `Victim` in
 * capitals; `Lia` is not `Ila`.
 */
export function looksOf(name: string): readonly string[] {
  const plain = name.normalize('NFKC').replace(UNSEEN, '').trim();
  const written = [plain, plain.toLowerCase(), plain.toUpperCase()];
  return [...new Set(written.map(skeletonOf))].sort();
}
