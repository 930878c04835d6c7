import type { Claim, Claims } from './store.ts';

export function memoryClaims(): Claims {
  const claims = new Map<string, Claim>();
  return {
    async claim(table, claim) {
      const old = claims.get(table);
      const isFree = !old || old.until <= claim.at || old.process === claim.process;
      if (isFree) claims.set(table, claim);
      return isFree;
    },
    async release(process) {
      for (const [table, claim] of claims) if (claim.process === process) claims.delete(table);
    },
  };
}
