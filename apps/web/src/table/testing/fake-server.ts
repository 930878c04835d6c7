import { Landmarks } from '@ochre/host';
import { Refused } from '@ochre/kernel';
import {
  Declined,
  type Deed,
  type Entry,
  type Games,
  type Member,
  type Muting,
  type Plan,
  Table,
  type Told,
} from '@ochre/match';
import {
  type ActMessage,
  type ClientMessage,
  clientMessageSchema,
  type RefusedMessage,
  type ServerMessage,
} from '@ochre/protocol';
import { PROTOCOL_VERSION } from '@ochre/protocol/vocabulary';

/** One who follows, and how it is told. */
interface Guest {
  readonly member: Member;
  readonly say: (text: string) => void;
}

/** One table as a server keeps it, over the real messages; what is stored survives a restart. */
export class FakeServer {
  readonly entries: Entry[] = [];
  readonly id = 'table';
  /** How often each command was done. */
  readonly done = new Map<string, number>();
  /** Refuses everything for a while, as a server whose store is away. */
  isUnavailable = false;
  protocol = PROTOCOL_VERSION;
  /** What goes out for a message: servers of later versions say more. */
  written: (message: ServerMessage) => readonly unknown[] = (message) => [message];
  /** How often somebody asked for news. */
  asked = 0;
  private readonly games: Games;
  private table: Table;
  private readonly landmarks = new Landmarks();
  private readonly followers = new Set<Guest>();

  constructor(games: Games, plan: Plan, host: Member, secret: string) {
    this.games = games;
    const made: Deed = { kind: 'made', plan, secret };
    this.entries.push({ seq: 1, at: 1, by: host, deed: made });
    this.table = Table.open(games, this.entries);
    this.landmarks.pass(this.entries[0]!);
  }

  /** It goes down with a word, and everything in memory is gone. */
  restart(): void {
    for (const guest of this.followers) this.tell(guest, { is: 'goodbye' });
    this.followers.clear();
    this.table = Table.open(this.games, this.entries);
  }

  arrive(member: Member, say: (text: string) => void): Guest {
    const guest = { member, say };
    this.tell(guest, { is: 'hello', protocol: this.protocol, version: '0' });
    return guest;
  }

  leave(guest: Guest): void {
    this.followers.delete(guest);
  }

  hear(guest: Guest, text: string): void {
    const message = clientMessageSchema.parse(JSON.parse(text));
    try {
      this.obey(guest, message);
    } catch (error) {
      this.refuse(guest, message, error);
    }
  }

  history(member: Member): Told[] {
    return this.table.history(member);
  }

  record() {
    return this.table.record();
  }

  /** Takes name and words of somebody out of the log, as a server does when they are deleted. */
  erase(member: Member): void {
    for (const [at, entry] of this.entries.entries()) {
      if (entry.by === member) this.entries[at] = { ...entry, deed: nameless(entry.deed) };
    }
    this.table = Table.open(this.games, this.entries);
    this.add([{ kind: 'erased' }], 'table');
  }

  /** By hand: as if somebody had done it in another way. */
  add(deeds: readonly Deed[], by: Member, command?: string): void {
    const before = this.table.seq;
    for (const deed of deeds) {
      const seq = this.table.seq + 1;
      const entry = { seq, at: seq, by, ...(command === undefined ? {} : { command }), deed };
      this.entries.push(entry);
      this.table.apply(entry);
      this.landmarks.pass(entry);
    }
    for (const guest of this.followers) this.tellNews(guest, before);
  }

  private obey(guest: Guest, message: ClientMessage): void {
    switch (message.do) {
      case 'ping':
        this.tell(guest, { is: 'pong', at: 0 });
        return;
      case 'unfollow':
        this.followers.delete(guest);
        return;
      case 'follow':
        if (message.table !== this.id) throw { code: 'no-such-table', message: 'There is none.' };
        this.asked++;
        this.followers.add(guest);
        this.tellNews(guest, message.since ?? this.table.seq);
        return;
      case 'past': {
        if (this.isUnavailable) throw { code: 'unavailable', message: 'Ask again.' };
        const { id, table, seq } = message;
        this.tell(guest, { is: 'past', id, table, view: this.table.past(seq, guest.member) });
        return;
      }
      case 'act':
        this.act(guest, message);
    }
  }

  private act(guest: Guest, { id, seen, command }: ActMessage): void {
    const { member } = guest;
    if (this.isUnavailable) throw { code: 'unavailable', message: 'Send it again.' };
    if (command.kind === 'mute') {
      this.mute(this.table.checkMute(command, member));
      this.tell(guest, { is: 'done', id, seq: this.table.seq });
      return;
    }
    if (this.table.doneAs(id, member) === undefined) {
      if (this.landmarks.isStale(command.kind, seen)) {
        throw { code: 'stale', message: 'It moved on.', view: this.table.view(member) };
      }
      this.add(this.table.check(command, member, this.table.seq), member, id);
      this.done.set(id, (this.done.get(id) ?? 0) + 1);
    }
    this.tell(guest, { is: 'done', id, seq: this.table.doneAs(id, member)! });
  }

  /** Nobody but whoever did it is told. */
  private mute(muting: Muting | undefined): void {
    if (muting === undefined) return;
    this.table.keepMutes([muting]);
    for (const one of this.followers) {
      if (one.member === muting.by) this.tellNews(one, this.table.seq);
    }
  }

  private refuse(guest: Guest, message: ClientMessage, error: unknown): void {
    if (error instanceof Error && !(error instanceof Declined) && !(error instanceof Refused))
      throw error;
    const { code, message: says, rule, view } = error as RefusedMessage;
    this.tell(guest, {
      is: 'refused',
      ...('id' in message ? { id: message.id } : {}),
      ...('table' in message ? { table: message.table } : {}),
      code,
      message: says,
      ...(rule === undefined ? {} : { rule }),
      ...(view === undefined ? {} : { view }),
    });
  }

  private tellNews(guest: Guest, after: number): void {
    const { table, id } = this;
    const told = table.told(after, guest.member) ?? [];
    this.tell(guest, {
      is: 'news',
      table: id,
      told,
      view: table.view(guest.member),
      seq: table.seq,
    });
  }

  private tell({ say }: Guest, message: ServerMessage): void {
    for (const one of this.written(message)) say(JSON.stringify(one));
  }
}

function nameless(deed: Deed): Deed {
  if (deed.kind === 'said') return { kind: 'said', name: '' };
  return deed.kind === 'sat' ? { ...deed, name: '' } : deed;
}
