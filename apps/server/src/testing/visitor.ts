import type { MadeTable, NewTable } from '@ochre/protocol';

/** A browser without a page: it keeps its cookie. */
export class Visitor {
  /** Which server they talk to. */
  origin: string;
  cookie = '';
  /** What a proxy that is trusted says about them. */
  readonly proxied: Readonly<Record<string, string>>;

  constructor(origin: string, address?: string) {
    this.origin = origin;
    this.proxied = address === undefined ? {} : { 'x-forwarded-for': address };
  }

  /** Somebody who has looked at the page once. */
  static async arrive(origin: string, address?: string): Promise<Visitor> {
    const visitor = new Visitor(origin, address);
    const { status } = await visitor.ask('GET', '/api/me');
    if (status !== 200) throw new Error(`GET /api/me: ${status}`);
    return visitor;
  }

  async ask(
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<HttpAnswer> {
    const response = await fetch(`${this.origin}${path}`, {
      method,
      headers: {
        ...(this.cookie === '' ? {} : { cookie: this.cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(method === 'GET' ? {} : { origin: this.origin }),
        ...this.proxied,
        ...headers,
      },
      ...(body === undefined
        ? {}
        : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const set = response.headers.get('set-cookie');
    if (set !== null) this.cookie = set.split(';')[0]!;
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: jsonIn(text) };
  }

  async makeTable(wanted: NewTable): Promise<MadeTable> {
    const { status, text, json } = await this.ask('POST', '/api/tables', wanted);
    if (status !== 201) throw new Error(`POST /api/tables: ${status} ${text}`);
    return json as MadeTable;
  }
}

export interface HttpAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly json: unknown;
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
