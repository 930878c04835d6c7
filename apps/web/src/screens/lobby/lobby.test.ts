import type { SeatView, TableView } from '@ochre/match';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { metaOf } from '../../games.ts';
import { ALL_WORDS } from '../../testing/all-words.ts';
import { idsIn, LANGUAGE_NAMES, page, referencesIn } from '../../testing/page.tsx';
import { USUAL } from '../../testing/stone-age.ts';
import { planOf, usualFor } from '../options/choice.ts';
import { beginningOf, withOneMore, withoutSeat, withSeat } from './beginning.ts';
import { Gathering } from './gathering.tsx';
import { Lobby } from './lobby.tsx';
import type { OpenTables } from './use-lobby.ts';

const plan = planOf(USUAL.friends);
const FULL: readonly SeatView[] = [{ name: 'Mira' }, { name: 'Tomas' }, { bot: 'hard' }];
const ONE_FREE: readonly SeatView[] = [{ name: 'Mira' }, {}, { bot: 'hard' }];
const view = (seats: readonly SeatView[], changes: Partial<TableView> = {}): TableView => ({
  seq: 3,
  stage: 'gathering',
  plan,
  seats,
  you: 0,
  isHost: true,
  commitment: '',
  ...changes,
});
const address = { table: 't', code: 'MOSS-41', link: 'https://ochre.example/moss-41' };
const ignore = () => undefined;
const NOW = 10 * 60_000;
const GUEST = { isHost: false, you: 1 } as const;

const gathering = (shown: TableView, language = LANGUAGE_NAMES[0]!, link = address.link) =>
  page(
    createElement(Gathering, {
      view: shown,
      address: { ...address, link },
      presence: { here: [true, false, true], watching: 2 },
      isNamed: true,
      onSit: ignore,
      onStand: ignore,
      onFigure: ignore,
      onPlan: ignore,
      onRemove: ignore,
      onBegin: ignore,
      onOptions: ignore,
      onLeave: ignore,
      now: () => NOW,
    }),
    language,
  );

describe('A game at a table begins', () => {
  it('when every seat is taken and the host says so', () => {
    expect(beginningOf(view(FULL), NOW)).toEqual({ kind: 'now' });
    expect(beginningOf(view(FULL, { isHost: false }), NOW)).toEqual({ kind: 'host' });
    expect(beginningOf(view(ONE_FREE), NOW)).toEqual({ kind: 'seats', free: 1 });
  });

  it('without the host when who sits there has waited long enough', () => {
    const at = (mayBeginAt: number) => beginningOf(view(FULL, { ...GUEST, mayBeginAt }), NOW);
    expect(at(NOW + 90_000)).toEqual({ kind: 'host', left: 90_000 });
    expect(at(NOW)).toEqual({ kind: 'now' });
  });
});

describe('The seats of a plan', () => {
  it('are given to a bot, taken away and added', () => {
    const bot = { kind: 'bot', level: 'easy' } as const;
    expect(withSeat(plan, 1, bot).seats[1]).toEqual(bot);
    expect(withoutSeat(plan, 1).seats).toHaveLength(2);
    expect(withOneMore(plan).seats).toHaveLength(4);
    expect(plan.seats).toHaveLength(3);
  });
});

describe('A gathering table', () => {
  const { gathering: words } = ALL_WORDS.en.screens;

  it('shows link, code and who is there', () => {
    const markup = gathering(view(ONE_FREE));
    for (const text of [address.link, address.code, 'Mira', words.freeSeat, words.addBot]) {
      expect(markup).toContain(text);
    }
    expect(markup.match(/class="free-seat"/g)).toHaveLength(1);
    expect(markup).toContain(words.watching(2));
  });

  it.each([
    ['http://127.0.0.1:7800/t/t', true],
    ['http://localhost:7800/t/t', true],
    ['http://[::1]:7800/t/t', true],
    ['http://192.168.1.20:7800/t/t', false],
    ['https://ochre.example/t/t', false],
  ])('says whether others can open %s', (link, isSo) => {
    expect(gathering(view(ONE_FREE), 'en', link).includes(words.onlyHere)).toBe(isSo);
  });

  it('bothers no guest with how the server is run', () => {
    const local = 'http://127.0.0.1:7800/t/t';
    const guest = gathering(view(ONE_FREE, { isHost: false }), 'en', local);
    expect(guest).not.toContain(words.onlyHere);
  });

  it('has one thing in ochre: to invite, to sit down or to begin', () => {
    const actsIn = (shown: TableView) =>
      gathering(shown).match(/<button[^>]*class="button[^"]* act"(?! aria-disabled)/g)?.length;
    expect(actsIn(view(ONE_FREE))).toBe(1);
    expect(actsIn(view(FULL))).toBe(1);
    const { you: _, ...unseated } = view(ONE_FREE);
    expect(actsIn(unseated)).toBe(1);
    expect(actsIn({ ...unseated, isHost: false })).toBe(1);
  });

  it('calls bots as the game does', () => {
    const markup = gathering(view([{ name: 'Mira', figure: 2 }, {}, { bot: 'hard', figure: 0 }]));
    expect(markup).toContain('>Cinnabar</b><small>bot, hard</small>');
  });

  it('offers the figures that nobody else has', () => {
    const markup = gathering(view([{ name: 'Mira' }, { name: 'Tomas' }, { bot: 'hard' }]));
    const figures = markup.split('class="figures"')[1]!.split('</fieldset>')[0]!;
    expect(figures.match(/<button/g)).toHaveLength(5);
    expect(figures.match(/<button[^>]*disabled/g)).toHaveLength(1);
    expect(figures).toContain('aria-label="Cinnabar" aria-pressed="true"');
  });

  it('asks the host to invite, and who was invited to sit down', () => {
    expect(gathering(view(ONE_FREE))).toContain(words.about);
    const { you: _, ...unseated } = view(ONE_FREE, { isHost: false });
    const invited = gathering(unseated);
    expect(invited).toContain(words.guestAbout);
    expect(invited).not.toContain(words.about);
  });

  it('says why it cannot begin', () => {
    expect(gathering(view(ONE_FREE))).toContain(words.beginWhenSeated(1));
    expect(gathering(view(FULL, { isHost: false }))).toContain(words.hostBegins);
    expect(gathering(view(FULL))).toContain(`>${words.begin}<`);
    const soon = gathering(view(FULL, { ...GUEST, mayBeginAt: NOW + 90_000 }));
    expect(soon).toContain(words.youBeginIn('1:30'));
    expect(gathering(view(FULL, { ...GUEST, mayBeginAt: NOW }))).toContain(`>${words.begin}<`);
  });

  it('lets who has sat longest give free seats to bots when the host is away', () => {
    const soon = gathering(view(ONE_FREE, { ...GUEST, mayFillAt: NOW + 1 }));
    expect(soon).not.toContain(words.addBot);
    const away = gathering(view(ONE_FREE, { ...GUEST, mayFillAt: NOW }));
    expect(away).toContain(words.hostAway);
    expect(away).toContain(words.addBot);
    expect(away).not.toContain(words.removeSeat(2));
  });

  it('lets only the host change seats, and only to what can be played', () => {
    expect(gathering(view(ONE_FREE, { isHost: false }))).not.toContain(words.addBot);
    const two = view([{ name: 'Mira' }, {}], { plan: withoutSeat(plan, 2) });
    expect(gathering(two)).not.toContain(words.removeSeat(2));
    expect(gathering(two)).toContain(words.addSeat);
  });

  it('refers only to what is in the sprite', () => {
    const ids = new Set(idsIn(gathering(view(FULL))));
    expect(referencesIn(gathering(view(FULL))).filter((id) => !ids.has(id))).toEqual([]);
  });

  it.each(LANGUAGE_NAMES)('is drawn in %s', (language) => {
    const markup = gathering(view(ONE_FREE), language);
    expect(markup).toContain(ALL_WORDS[language].screens.gathering.title);
    expect(markup).not.toMatch(/undefined|NaN|\[object/);
  });
});

describe('The lobby', () => {
  const lobby = (open: OpenTables) =>
    page(
      createElement(Lobby, {
        open,
        now: 60_000,
        onJoin: ignore,
        onWatch: ignore,
        onCode: async () => undefined,
        games: ['stone-age', 'carcassonne'],
        onMake: ignore,
        onRetry: ignore,
        onAccount: ignore,
        onClose: ignore,
      }),
    );
  const { lobby: words } = ALL_WORDS.en.screens;

  it('says what it is doing', () => {
    expect(lobby({ kind: 'asking' })).toContain(words.loading);
    expect(lobby({ kind: 'failed' })).toContain(words.retry);
    expect(lobby({ kind: 'there', tables: [] })).toContain(words.none);
  });

  it('says of which game a table is, and opens one of each', () => {
    const shrine = { ...usualFor(metaOf('carcassonne'), 'friends'), modules: ['shrine'] };
    const table = {
      ...address,
      stage: 'gathering',
      plan: planOf(shrine),
      free: 2,
      names: ['Mira'],
      made: 0,
    } as const;
    const markup = lobby({ kind: 'there', tables: [table] });
    expect(markup).toContain('Carcassonne · 3 players · The Shrine');
    for (const title of ['Stone Age', 'Carcassonne'])
      expect(markup).toContain(`>${title}</button>`);
  });

  it('lists tables with their free seats; a game that has begun can be watched', () => {
    const table = {
      ...address,
      stage: 'gathering',
      plan,
      free: 2,
      names: ['Mira'],
      made: 0,
    } as const;
    const free = lobby({ kind: 'there', tables: [table] });
    expect(free).toContain('Mira');
    expect(free).toContain(words.free(2));
    const withBot = withSeat(plan, 2, { kind: 'bot', level: 'easy' });
    const mixed = lobby({ kind: 'there', tables: [{ ...table, plan: withBot, free: 1 }] });
    expect(mixed).toContain('Mira, 1 bot, and 1 free seat');
    const joins = (markup: string) => markup.split(ALL_WORDS.en.buttons.join).length;
    const full = lobby({ kind: 'there', tables: [{ ...table, stage: 'playing', free: 0 }] });
    expect(full).toContain(words.watch);
    expect(full).toContain(ALL_WORDS.en.online.account.stages.playing);
    expect(full).not.toContain(words.free(0));
    expect(joins(full)).toBe(joins(free) - 1);
  });
});
