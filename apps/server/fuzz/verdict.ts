import { type AnyGame, botNonce, type GameRecord, parseRecord, replay } from '@ochre/kernel';
import type { History, TableView, Told } from '@ochre/protocol';
import { type Acknowledged, toldOtherwise } from '../src/testing/acknowledged.ts';
import type { Client } from '../src/testing/client.ts';
import { Hidden } from '../src/testing/hidden.ts';
import { logFrom, memberAt } from './log-from.ts';
import { eventsNotFor, toldTooMuch } from './too-much.ts';

/** Somebody at the table, or who watches it. */
export interface Guest {
  readonly client: Client;
  /** Where they began; undefined for who watches. */
  readonly seat: number | undefined;
  readonly acknowledged: Acknowledged;
  /** What was otherwise when they looked back. */
  readonly surprises: string[];
}

export interface Verdict {
  /** What must never happen, and has. */
  readonly problems: readonly string[];
  /** Events of the record that not everybody could hear in full. */
  readonly hidden: number;
}

/** Found when the game is over, or nobody plays on. */
export async function wrongWith(
  game: AnyGame,
  table: string,
  guests: readonly Guest[],
): Promise<Verdict> {
  const { visitor } = guests[0]!.client;
  const ask = async (path: string): Promise<string> => {
    for (;;) {
      // The server may just have been killed.
      const answer = await visitor.ask('GET', path).catch(() => undefined);
      if (answer?.status === 200) return answer.text;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  const told = await settled(table, guests, ask);
  const views = guests.map(({ client }) => client.view(table));
  const isOver = views[0]!.stage === 'over';
  const record = isOver ? parseRecord(await ask(`/api/tables/${table}/record`)) : undefined;
  const endings = new Set(views.map(({ game }) => JSON.stringify(game!.snapshot)));
  const problems = [
    ...(isOver && endings.size > 1 ? ['not everybody sees the same end'] : []),
    ...(told.some(({ seq }, at) => seq !== at + 1) ? ['a number is missing in the log'] : []),
    ...told.flatMap(({ seq, what }) =>
      what.kind === 'replaced' && what.why === 'clock'
        ? [`${seq}: a seat was lost to the clock`]
        : [],
    ),
    ...(record === undefined ? [] : chosenFor(record, views[0]!)),
    ...eventsNotFor(game, told, guests[0]!.seat).map((problem) => `history: ${problem}`),
    ...guests.flatMap((guest) => {
      const who = guest.seat === undefined ? 'who watches' : `seat ${guest.seat}`;
      const leaks = record === undefined ? [] : leaksTo(guest, views[0]!, told, record);
      const tooMuch = toldTooMuch(game, guest.client, guest.seat);
      const wrong = [...wrongFor(guest, table, told), ...tooMuch, ...leaks];
      return wrong.map((problem) => `${who}: ${problem}`);
    }),
  ];
  return { problems, hidden: record === undefined ? 0 : hiddenIn(game, record) };
}

/** The whole log, when everybody has heard all of it: strangers may still talk for a moment. */
async function settled(
  table: string,
  guests: readonly Guest[],
  ask: (path: string) => Promise<string>,
): Promise<readonly Told[]> {
  for (;;) {
    const { told } = JSON.parse(await ask(`/api/tables/${table}/history`)) as History;
    const last = told.at(-1)!.seq;
    const heard = ({ client }: Guest): number => client.view(table).seq;
    await Promise.all(
      guests.map((guest) =>
        guest.client
          .until(() => heard(guest) >= last)
          .catch(() => Promise.reject(new Error(`somebody heard ${heard(guest)} of ${last}`))),
      ),
    );
    if (guests.every((guest) => heard(guest) === last)) return told;
  }
}

/** What is in the dice though it was not agreed on before the game. */
function chosenFor({ commitment, nonces }: GameRecord, { plan, commitment: shown }: TableView) {
  const chosen = plan.seats.flatMap(({ kind }, seat) =>
    kind === 'bot' && nonces[seat] !== botNonce(seat, commitment)
      ? [`the nonce of the bot at seat ${seat} was chosen`]
      : [],
  );
  return commitment === shown ? chosen : [...chosen, 'the commitment is another one'];
}

/** Plays the record again, and so checks it. */
function hiddenIn(game: AnyGame, record: GameRecord): number {
  let hidden = 0;
  replay(game, record, undefined, (_move, events) => {
    for (const event of events) {
      if (JSON.stringify(game.redact(event, 'spectator')) !== JSON.stringify(event)) hidden++;
    }
  });
  return hidden;
}

function wrongFor(guest: Guest, table: string, told: readonly Told[]) {
  const { client, seat, acknowledged, surprises } = guest;
  const twice = seat === undefined ? [] : acknowledged.unaskedIn(told, seat);
  return [
    ...client.complaints,
    ...surprises,
    ...acknowledged.missingIn(told).map((one) => `acknowledged and lost: ${one}`),
    ...twice.map((one) => `done twice, or in silence: ${one}`),
    ...heardOtherwise(client, table, told).map(({ seq }) => `${seq} was told otherwise`),
  ];
}

/**
 * What differs by who asks is left to other checks: whom they muted, and events. Strangers may have talked since
 * the log was asked for.
 */
const heardOtherwise = (client: Client, table: string, told: readonly Told[]): Told[] =>
  toldOtherwise(client, table, told).filter(
    ({ seq, what }) => essenceOf(what) !== essenceOf(told[seq - 1]?.what),
  );

function essenceOf(what: Told['what'] | undefined): string {
  const isTalk =
    what === undefined || what.kind === 'said' || what.kind === 'muted' || what.kind === 'unheard';
  return isTalk ? 'talk' : JSON.stringify({ ...what, events: undefined });
}

/** Everything that was hidden from them, looked for in every byte they were sent while it was. */
function leaksTo(
  { client, seat }: Guest,
  view: TableView,
  told: readonly Told[],
  record: GameRecord,
): string[] {
  const hidden = new Hidden(
    logFrom(told, view.plan, record),
    seat === undefined ? 'nobody' : memberAt(seat),
  );
  return client.received.flatMap((message) =>
    hidden.foundIn(message).map((word) => `${word} was not theirs to know`),
  );
}
