/** How often it is looked whether somebody has fallen silent. */
export const LOOK_MS = 500;
const PING_MS = 1_000;
/** Two pings are lost before it is told: one is lost often enough. */
const SILENCE_MS = 2_200;

/** Whether the other side of a socket is still there. Nobody is asked where nobody would care. */
export class Pulse {
  private readonly ping: () => void;
  private heardAt: number;
  private pingedAt = -Infinity;
  private unanswered = 0;
  private isThere = true;

  constructor(ping: () => void, now: number) {
    this.ping = ping;
    this.heardAt = now;
  }

  get isHeard(): boolean {
    return this.isThere;
  }

  /** Something came; says whether that is news. */
  hear(now: number): boolean {
    const wasThere = this.isThere;
    this.heardAt = now;
    this.isThere = true;
    return !wasThere;
  }

  /** A pong came; says whether one was owed. */
  answer(): boolean {
    if (this.unanswered === 0) return false;
    this.unanswered--;
    return true;
  }

  /**
   * Asks again in time, and says whether it has just been too long without an answer. `late` is how
   * much later than usual it is looked: this side was busy then, and heard nobody.
   */
  look(now: number, late: number): boolean {
    this.heardAt += late;
    if (now - this.pingedAt >= PING_MS) {
      // It was not asked for a while: the silence counts from now on.
      if (now - this.pingedAt > SILENCE_MS) this.heardAt = Math.max(this.heardAt, now);
      this.pingedAt = now;
      this.send();
    }
    const hasGone = this.isThere && now - this.heardAt > SILENCE_MS;
    if (hasGone) this.isThere = false;
    return hasGone;
  }

  send(): void {
    this.unanswered++;
    this.ping();
  }
}
