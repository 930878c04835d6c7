/**
 * P5.5: one face of some dice is kept, all that show it, and the sum of the others is lost. The
 * points lost on average by whoever loses as few as possible, and the chance that two are alike.
 */
export function leastLost(dice: number): { readonly mean: number; readonly alike: number } {
  let lost = 0;
  let alike = 0;
  const rolls = 6 ** dice;
  for (let roll = 0; roll < rolls; roll++) {
    const faces = Array.from({ length: dice }, (_, die) => 1 + (Math.floor(roll / 6 ** die) % 6));
    const kept = faces.map((face) => face * faces.filter((other) => other === face).length);
    lost += faces.reduce((sum, face) => sum + face, 0) - Math.max(...kept);
    if (new Set(faces).size < dice) alike++;
  }
  return { mean: lost / rolls, alike: alike / rolls };
}
