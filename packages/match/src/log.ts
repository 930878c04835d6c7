import type { Entry, Member } from './deed.ts';
import { packed, unpacked } from './packed.ts';

/** So many entries make a page. Long texts cost less memory than many short ones. */
const PAGE = 64;

/** A table's entries from the first to the last, kept small: there are many tables, and few ask. */
export class Log {
  private readonly members: Member[] = [];
  private readonly pages: string[] = [];
  private page: string[] = [];
  private last = { seq: 0, at: 0 };

  get seq(): number {
    return this.last.seq;
  }

  /** When the last entry was accepted. */
  get at(): number {
    return this.last.at;
  }

  add({ seq, at, by, deed }: Entry): void {
    this.page.push(JSON.stringify(packed(deed, at - this.at, this.numberOf(by))));
    this.last = { seq, at };
    if (this.page.length < PAGE) return;
    this.pages.push(this.page.join(','));
    this.page = [];
  }

  /** Without the ids of commands: they matter only while they may be sent again. */
  entries(): Entry[] {
    const all = [...this.pages, ...this.page].join(',');
    return unpacked(JSON.parse(`[${all}]`), this.members);
  }

  private numberOf(member: Member): number {
    const known = this.members.indexOf(member);
    return known < 0 ? this.members.push(member) - 1 : known;
  }
}
