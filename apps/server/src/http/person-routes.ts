import { dayOf, Refusal } from '@ochre/host';
import {
  credentialsSchema,
  type Me,
  newPasswordSchema,
  recoverySchema,
  renamingSchema,
} from '@ochre/protocol';
import { harmlessLine } from '@ochre/protocol/vocabulary';
import { Hono } from 'hono';
import { perHour } from '../limits/allowance.ts';
import { Allowances } from '../limits/allowances.ts';
import type { Guessing } from '../limits/guessing.ts';
import { cookieWith, withoutCookie } from '../people/cookie.ts';
import type { Introduced, People } from '../people/people.ts';
import type { Person, Store } from '../store/store.ts';
import { bodyOf } from './body.ts';
import { gameOfMember, playsAt } from './games-answer.ts';
import { type Ctx, type Env, somebody, tokenOf, visitor } from './visitor.ts';

const GAMES_A_PAGE = 50;
const MOST_UNFINISHED = 50;
/** About a year of them. */
const MOST_DAILIES = 1000;

/** Filling the store with guests is slow work here. */
const GUESTS_AN_HOUR = 600;

/** Who somebody is, and what they have played. */
export function personRoutes(people: People, store: Store, guessing: Guessing): Hono<Env> {
  const routes = new Hono<Env>();
  addMe(routes, people);
  addAccount(routes, people, guessing);
  addSessions(routes, people, guessing);
  addGames(routes, people, store);
  return routes;
}

function addMe(routes: Hono<Env>, people: People): void {
  const guests = new Allowances(perHour(GUESTS_AN_HOUR));

  routes.get('/me', async (context) => {
    const known = await visitor(people, context);
    if (known !== undefined) return context.json(meOf(known));
    if (!guests.take(context.var.from.client)) {
      throw new Refusal('too-many', 'Too many new guests; wait a while.');
    }
    return introduced(context, await people.welcomeGuest());
  });

  routes.patch('/me', async (context) => {
    const person = await somebody(people, context);
    const { name } = await bodyOf(renamingSchema, context);
    return context.json(meOf(await people.rename(person, name)));
  });
}

function addAccount(routes: Hono<Env>, people: People, guessing: Guessing): void {
  routes.post('/me/account', async (context) => {
    const person = await somebody(people, context);
    const credentials = await bodyOf(credentialsSchema, context);
    const { client } = context.var.from;
    guessing.checkClient(client);
    const made = await people.makeAccount(person, credentials);
    guessing.know({ client, login: credentials.name });
    return introduced(context, made, 201);
  });

  routes.put('/me/password', async (context) => {
    const person = await somebody(people, context);
    const wanted = await bodyOf(newPasswordSchema, context);
    guessing.checkInside(context.var.from.client, person.id);
    return introduced(context, await people.changePassword(person, wanted));
  });
}

function addSessions(routes: Hono<Env>, people: People, guessing: Guessing): void {
  /** The browser forgets who it was until now, and what was open for that one is shut. */
  const insteadOf = async (context: Ctx, known: Introduced) => {
    const before = tokenOf(context);
    if (before !== undefined) await people.logOut(before);
    return introduced(context, known);
  };

  routes.post('/session', async (context) => {
    const credentials = await bodyOf(credentialsSchema, context);
    const guess = { client: context.var.from.client, login: credentials.name };
    const known = await guessing.attempt(guess, (isKnown) =>
      people.logIn(credentials, isKnown ? 'known' : 'stranger'),
    );
    return insteadOf(context, known);
  });

  routes.post('/session/recovery', async (context) => {
    const recovery = await bodyOf(recoverySchema, context);
    const guess = { client: context.var.from.client, login: recovery.name };
    const known = await guessing.attempt(guess, (isKnown) =>
      people.recover(recovery, isKnown ? 'known' : 'stranger'),
    );
    return insteadOf(context, known);
  });

  routes.delete('/session', async (context) => {
    const token = tokenOf(context);
    if (token !== undefined) await people.logOut(token);
    context.header('Set-Cookie', withoutCookie(context.var.from));
    return context.body(null, 204);
  });

  routes.delete('/sessions', async (context) => {
    await people.logOutEverywhere(await somebody(people, context));
    context.header('Set-Cookie', withoutCookie(context.var.from));
    return context.body(null, 204);
  });
}

function addGames(routes: Hono<Env>, people: People, store: Store): void {
  routes.get('/me/games', async (context) => {
    const { id } = await somebody(people, context);
    const before = pageStart(context.req.query('before'));
    const cards = await store.gamesOf(id, {
      limit: GAMES_A_PAGE,
      ...(before === undefined ? {} : { before }),
    });
    return context.json({ games: cards.map((card) => gameOfMember(card, id)) });
  });

  routes.get('/me/tables', async (context) => {
    const { id } = await somebody(people, context);
    const cards = await store.unfinishedOf(id, MOST_UNFINISHED);
    const own = cards.filter((card) => playsAt(card, id));
    return context.json({ games: own.map((card) => gameOfMember(card, id)) });
  });

  routes.get('/me/dailies', async (context) => {
    const { id } = await somebody(people, context);
    const cards = await store.dailiesOf(id, MOST_DAILIES);
    return context.json({
      day: dayOf(Date.now()),
      games: cards.map((card) => gameOfMember(card, id)),
    });
  });

  routes.get('/me/statistics', async (context) => {
    const { id } = await somebody(people, context);
    return context.json(await store.statisticsOf(id));
  });
}

const meOf = ({ name, account }: Person): Me => ({
  ...(name === '' ? {} : { name: harmlessLine(name) }),
  hasAccount: account !== undefined,
});

function introduced(context: Ctx, { person, token }: Introduced, status: 200 | 201 = 200) {
  context.header('Set-Cookie', cookieWith(token, context.var.from));
  return context.json(meOf(person), status);
}

/** Where the page before ended: the moment and the table, as the last game of it had them. */
function pageStart(text: string | undefined): { madeAt: number; id: string } | undefined {
  const found = /^(\d{1,16})-([\w-]{1,64})$/.exec(text ?? '');
  return found === null ? undefined : { madeAt: Number(found[1]), id: found[2]! };
}
