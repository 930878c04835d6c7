import { Refusal } from '@ochre/host';
import type { Told } from '@ochre/match';
import {
  type Credentials,
  type Deletion,
  dailiesSchema,
  type GameSummary,
  gamesSchema,
  historySchema,
  httpRefusalSchema,
  type LobbyTable,
  lobbySchema,
  type MadeDaily,
  type MadeTable,
  type Me,
  madeDailySchema,
  madeTableSchema,
  meSchema,
  type NewDaily,
  type NewTable,
  type Read,
  type Recovery,
  type Schema,
  statisticsSchema,
  type TableAddress,
  type TableAnswer,
  tableAddressSchema,
  tableAnswerSchema,
} from '@ochre/protocol';
import { LIMITS } from '@ochre/protocol/vocabulary';

/** The part of `fetch` that is used here. */
export type Fetch = (
  path: string,
  init: { readonly method: string; readonly body?: string; readonly headers?: HeadersOf },
) => Promise<{ readonly ok: boolean; text(): Promise<string> }>;
type HeadersOf = Readonly<Record<string, string>>;

const JSON_BODY: HeadersOf = { 'content-type': 'application/json' };
const TEXT_BODY: HeadersOf = { 'content-type': 'text/plain' };

/** What the page asks over HTTP. Whatever is not answered as expected throws a `Refusal`. */
export class Api {
  private readonly fetch: Fetch;
  private readonly onKnown: () => void;
  private introduction: Promise<Me> | undefined;

  /** `onKnown` hears that the server knows who this is: only it sees the cookie. */
  constructor(
    fetch: Fetch = (path, init) => globalThis.fetch(path, init),
    onKnown: () => void = () => undefined,
  ) {
    this.fetch = fetch;
    this.onKnown = onKnown;
  }

  /** Whoever is not known yet is a guest from now on; asked twice at once, they would be two. */
  me(): Promise<Me> {
    this.introduction ??= this.introduce().finally(() => {
      this.introduction = undefined;
    });
    return this.introduction;
  }

  rename(name: string): Promise<Me> {
    return this.json(meSchema, 'PATCH', '/me', { name });
  }

  makeAccount(credentials: Credentials): Promise<Me> {
    return this.json(meSchema, 'POST', '/me/account', credentials);
  }

  logIn(credentials: Credentials): Promise<Me> {
    return this.json(meSchema, 'POST', '/session', credentials);
  }

  async logOut(): Promise<void> {
    await this.text('DELETE', '/session');
  }

  async logOutEverywhere(): Promise<void> {
    await this.text('DELETE', '/sessions');
  }

  /** A new password, by a code that the operator has issued. */
  recover(recovery: Recovery): Promise<Me> {
    return this.json(meSchema, 'POST', '/session/recovery', recovery);
  }

  /** Nobody is left by whom the server knows this browser. */
  async deleteMe(deletion: Deletion): Promise<void> {
    await this.text('DELETE', '/me', JSON.stringify(deletion), JSON_BODY);
  }

  /** Where somebody still plays, or waits for others; the last changed first. */
  async tables(): Promise<readonly GameSummary[]> {
    return (await this.json(gamesSchema, 'GET', '/me/tables')).games;
  }

  /** The newest first; `after` the last one of the page before. */
  async games(after?: GameSummary): Promise<readonly GameSummary[]> {
    const page = after === undefined ? '' : `?before=${after.made}-${part(after.table)}`;
    return (await this.json(gamesSchema, 'GET', `/me/games${page}`)).games;
  }

  statistics(): Promise<Read<typeof statisticsSchema>> {
    return this.json(statisticsSchema, 'GET', '/me/statistics');
  }

  async lobby(): Promise<readonly LobbyTable[]> {
    return (await this.json(lobbySchema, 'GET', '/tables')).tables;
  }

  make(wanted: NewTable): Promise<MadeTable> {
    return this.json(madeTableSchema, 'POST', '/tables', wanted);
  }

  /** The game of the day: a table that has begun, or the one that was begun before. */
  daily(wanted: NewDaily): Promise<MadeDaily> {
    return this.json(madeDailySchema, 'POST', '/dailies', wanted);
  }

  /** The games of days that somebody has begun, the last day first. */
  async dailies(): Promise<readonly GameSummary[]> {
    return (await this.json(dailiesSchema, 'GET', '/me/dailies')).games;
  }

  table(id: string): Promise<TableAnswer> {
    return this.json(tableAnswerSchema, 'GET', `/tables/${part(id)}`);
  }

  /** Where the table is whose code was read out. */
  tableByCode(code: string): Promise<TableAddress> {
    return this.json(tableAddressSchema, 'GET', `/codes/${part(code.trim())}`);
  }

  /** Whoever asks first makes it, all others are led to it. */
  rematch(id: string): Promise<MadeTable> {
    return this.json(madeTableSchema, 'POST', `/tables/${part(id)}/rematch`);
  }

  async history(id: string): Promise<readonly Told[]> {
    return (await this.json(historySchema, 'GET', `/tables/${part(id)}/history`)).told;
  }

  /** Of a finished game, as an `.ochre` file holds it. */
  record(id: string): Promise<string> {
    return this.text('GET', `/tables/${part(id)}/record`);
  }

  /** An imported game, by who has brought it. */
  async remove(id: string): Promise<void> {
    await this.text('DELETE', `/tables/${part(id)}`);
  }

  async importRecord(text: string): Promise<TableAddress> {
    if (text.length > LIMITS.record) throw new Refusal('too-large', 'The record is too long.');
    return read(tableAddressSchema, await this.text('POST', '/records', text, TEXT_BODY));
  }

  private async introduce(): Promise<Me> {
    const me = await this.json(meSchema, 'GET', '/me');
    this.onKnown();
    return me;
  }

  private async json<Kind extends Schema>(
    schema: Kind,
    method: string,
    path: string,
    body?: unknown,
  ): Promise<Read<Kind>> {
    const written = body === undefined ? undefined : JSON.stringify(body);
    return read(schema, await this.text(method, path, written, JSON_BODY));
  }

  private async text(
    method: string,
    path: string,
    body?: string,
    headers: HeadersOf = {},
  ): Promise<string> {
    const init = { method, ...(body === undefined ? {} : { body, headers }) };
    const { ok, text } = await this.answer(`/api${path}`, init);
    if (ok) return text;
    const { code, message } = refusalIn(text);
    throw new Refusal(code, message);
  }

  private async answer(path: string, init: Parameters<Fetch>[1]) {
    try {
      const answer = await this.fetch(path, init);
      return { ok: answer.ok, text: await answer.text() };
    } catch (error) {
      throw new Refusal('unavailable', 'The server cannot be reached.', { cause: error });
    }
  }
}

const part = (text: string): string => encodeURIComponent(text);

const UNREADABLE = { code: 'failed', message: 'The server has answered something else.' } as const;

/** A proxy in between may say no in a language of its own. */
const refusalIn = (text: string) => httpRefusalSchema.safeParse(valueIn(text)).data ?? UNREADABLE;

function read<Kind extends Schema>(schema: Kind, text: string): Read<Kind> {
  const found = schema.safeParse(valueIn(text));
  if (found.success) return found.data;
  throw new Refusal(UNREADABLE.code, UNREADABLE.message, { cause: found.error });
}

function valueIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
