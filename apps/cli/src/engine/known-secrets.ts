import { commitmentTo } from '@ochre/kernel';

/** So many characters of secrets are kept; the oldest go first. */
const ROOM = 4_000_000;

/**
 * The secrets of games this process has seen. A running game's record holds only the commitment to
 * its secret; whoever played it here can load it again.
 */
export class KnownSecrets {
  private readonly byCommitment = new Map<string, string>();
  private kept = 0;

  remember(secret: string): void {
    const commitment = commitmentTo(secret);
    this.forget(commitment);
    this.byCommitment.set(commitment, secret);
    this.kept += sizeOf(commitment, secret);
    for (const oldest of this.byCommitment.keys()) {
      if (this.kept <= ROOM) break;
      this.forget(oldest);
    }
  }

  find(commitment: string): string | undefined {
    return this.byCommitment.get(commitment);
  }

  private forget(commitment: string): void {
    const secret = this.byCommitment.get(commitment);
    if (secret === undefined) return;
    this.byCommitment.delete(commitment);
    this.kept -= sizeOf(commitment, secret);
  }
}

const sizeOf = (commitment: string, secret: string): number => commitment.length + secret.length;
