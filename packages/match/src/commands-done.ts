import type { Deed, Entry, Member } from './deed.ts';

/** A page sends few commands before the first is answered: no older one is ever sent again. */
const REMEMBERED = 8;

interface Done {
  readonly command: string;
  readonly seq: number;
}

/**
 * The last commands of every member, so that one sent twice is done once. Talk is remembered for
 * itself: whoever talks much is not taken for somebody who has not looked at the board.
 */
export class CommandsDone {
  private readonly done = new Map<Member, Done[]>();
  private readonly said = new Map<Member, Done[]>();

  add({ by, command, seq, deed }: Entry): void {
    if (command === undefined) return;
    const all = isSaid(deed) ? this.said : this.done;
    const others = (all.get(by) ?? []).filter((one) => one.command !== command);
    all.set(by, [...others, { command, seq }].slice(-REMEMBERED));
  }

  /**
   * Whether a command may be one that was done and is forgotten: when it was sent, its sender had not
   * heard yet of the oldest one that is remembered. New ones come from who has. Never asked of talk.
   */
  mayBeForgotten(seen: number, by: Member): boolean {
    const done = this.done.get(by) ?? [];
    return done.length === REMEMBERED && seen < done[0]!.seq;
  }

  /** The number of the last entry that it made. */
  seqOf(command: string, by: Member): number | undefined {
    const all = [...(this.done.get(by) ?? []), ...(this.said.get(by) ?? [])];
    return all.find((one) => one.command === command)?.seq;
  }
}

const isSaid = ({ kind }: Deed): boolean => kind === 'said' || kind === 'muted';
