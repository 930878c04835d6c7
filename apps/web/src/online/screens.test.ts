import type { TableView } from '@ochre/match';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { planOf } from '../screens/options/choice.ts';
import { ALL_WORDS } from '../testing/all-words.ts';
import { idsIn, LANGUAGE_NAMES, page, referencesIn } from '../testing/page.tsx';
import { USUAL } from '../testing/stone-age.ts';
import { AccountForm } from './account-form.tsx';
import { Chat } from './chat.tsx';
import { Entering } from './entering.tsx';
import { OwnData } from './own-data.tsx';
import { RecoveryForm } from './recovery-form.tsx';
import { RematchState } from './rematch-state.tsx';
import { removableAt } from './removable.ts';
import { ReplaceNotice } from './replace-notice.tsx';
import { seatNotes } from './seat-notes.tsx';
import { TableNotices } from './table-notices.tsx';
import { UndoNotice } from './undo-notice.tsx';

const ignore = () => undefined;
const send = async () => true;
const names = ['Ann', 'Ben', 'Cy'];
const view = (changes: Partial<TableView> = {}): TableView => ({
  seq: 5,
  stage: 'playing',
  plan: planOf(USUAL.friends),
  seats: [{ name: 'Ann' }, { name: 'Ben' }, { bot: 'hard' }],
  you: 0,
  isHost: true,
  commitment: '',
  ...changes,
});

describe.each(LANGUAGE_NAMES)('The talk in %s', (language) => {
  const words = ALL_WORDS[language];
  const chat = page(
    createElement(Chat, {
      view: view({ muted: [1] }),
      lines: [
        { seq: 2, seat: 1, name: 'Ben', text: 'Hm' },
        { seq: 3, name: 'Eve', text: 'Hi' },
      ],
      send,
      onRemove: ignore,
      sendNamed: async () => true,
      onClose: ignore,
    }),
    language,
  );

  it('shows what was said, and whom one does not hear', () => {
    expect(chat).toContain('Hm');
    expect(chat).toMatch(/role="switch" aria-checked="false"/);
    expect(chat).toContain(words.online.chat.mute(words.online.chat.watchers));
    expect(chat).not.toMatch(/undefined|NaN|\[object/);
  });

  it('refers only to what is in the sprite', () => {
    const ids = new Set(idsIn(chat));
    expect(referencesIn(chat).filter((id) => !ids.has(id))).toEqual([]);
  });
});

describe('Beside the name of a player', () => {
  const { en } = ALL_WORDS;
  const clock = {
    plan: { kind: 'game', time: 900_000, increment: 0 },
    left: [900_000, 60_000, 900_000],
    running: { seat: 1, since: 0 },
  } as const;
  const notes = seatNotes(
    view({ clock }),
    { here: [true, false, false], watching: 0 },
    () => 30_000,
    en,
  );

  it('stands who is away, and how much time is left, in words when it is little', () => {
    const ben = page(createElement('p', {}, notes[1]));
    expect(ben).toContain(en.online.table.away);
    expect(ben).toContain('0:30');
    expect(ben).toContain(en.online.clock.low);
    expect(page(createElement('p', {}, notes[0]))).toContain('15:00');
  });

  it('stands nothing of that for a bot', () => {
    expect(notes[2]).toBeUndefined();
  });
});

describe('Who is asked to let somebody go back', () => {
  const { undo } = ALL_WORDS.en.online;
  const asked = (you: number | undefined) => {
    const shown = view({ undo: { by: 1, moves: 3, waitsFor: [0] } });
    const { you: _, ...watched } = shown;
    const seen = you === undefined ? watched : { ...watched, you };
    return page(createElement(UndoNotice, { view: seen, told: [], names, send }));
  };

  it('can agree or not; the others see for whom it waits', () => {
    expect(asked(0)).toContain(undo.agree);
    expect(asked(1)).toContain(undo.asked('Ann'));
    expect(asked(undefined)).toContain(undo.others('Ben', 'Ann'));
    expect(asked(1)).not.toContain(undo.agree);
  });
});

describe('A bot for who has not come back', () => {
  const { replace } = ALL_WORDS.en.online;
  const MINUTE = 60_000;
  const shown = (changes: Partial<TableView>, now = 0) =>
    page(createElement(ReplaceNotice, { view: view(changes), names, send, now: () => now }));
  const asked = { by: 0, seat: 1, waitsFor: [], at: 5 * MINUTE };

  it('is offered quietly, and asked for with one word', () => {
    const game = { moves: 0, snapshot: {}, canUndo: false, decision: { player: 1, kind: 'place' } };
    const offered = shown({ you: 0, game, mayReplaceAt: MINUTE }, MINUTE);
    expect(offered).toContain(replace.offer('Ben'));
    expect(offered).toContain(replace.ask);
    expect(shown({ you: 0, game, mayReplaceAt: MINUTE }, MINUTE - 1)).not.toContain(replace.ask);
  });

  it('can be agreed to, waited out, and stopped by whom it is about', () => {
    expect(shown({ you: 0, replace: asked })).toContain(replace.soon('Ben', 5));
    expect(shown({ you: 0, replace: asked })).toContain(replace.refuse);
    const other = shown({ you: 0, replace: { ...asked, by: 2, waitsFor: [0] } });
    expect(other).toContain(replace.agree);
    expect(shown({ you: 1, replace: asked }, 4 * MINUTE)).toContain(replace.you(1));
    expect(shown({ you: 1, replace: asked })).toContain(replace.here);
  });
});

describe('Above a table', () => {
  const { online } = ALL_WORDS.en;
  const notices = (shown: TableView) =>
    page(
      createElement(TableNotices, {
        table: {
          view: shown,
          told: [],
          status: { kind: 'connected', isHealed: false },
          presence: { here: [true, true, true], watching: 2 },
        },
        view: shown,
        names,
        chat: { isOpen: false, lines: [], unread: [], open: ignore, close: ignore },
        send,
        now: () => 0,
        problem: undefined,
        onForget: ignore,
        again: { isWanted: false, change: ignore, ready: ignore },
      }),
    );

  it('nothing is said to who plays undisturbed', () => {
    expect(notices(view())).not.toMatch(/role="(status|alert)"/);
  });

  it('who watches is told so, and how many do', () => {
    const { you: _, ...watched } = view();
    expect(notices(watched)).toContain(online.table.watching);
    expect(notices(watched)).toContain(online.table.watch(2));
  });

  it('who had a seat is told why they have none any more, also when they come back', () => {
    const { you: _, ...watched } = view({ seats: [{ name: 'Ann', bot: 'medium', left: 'clock' }] });
    expect(notices({ ...watched, wasAt: 0 })).toContain(online.table.left.clock);
    expect(notices(watched)).not.toContain(online.table.left.clock);
  });
});

describe('After a game', () => {
  const { rematch } = ALL_WORDS.en.online;
  const { you: _, ...unseated } = view({ stage: 'gathering', seats: [{ name: 'Ben' }, {}, {}] });
  const state = (over: TableView, next: TableView) =>
    page(
      createElement(RematchState, {
        view: over,
        names,
        next,
        onReady: ignore,
        onStand: ignore,
        onTable: ignore,
      }),
    );

  it('who is asked for another one is ready with one tap', () => {
    const asked = state(view({ stage: 'over' }), unseated);
    expect(asked).toContain(rematch.asks('Ben', 1));
    expect(asked).toContain(`>${rematch.ready}<`);
  });

  it('who is ready reads who is not yet, and can change their mind', () => {
    const seats = [{}, {}, { name: 'Ann' }];
    const waits = state(view({ stage: 'over' }), { ...unseated, seats, you: 2 });
    expect(waits).toContain(rematch.waits('Ben'));
    expect(waits).toContain(`>${rematch.notReady}<`);
  });

  it('who only watched goes there to watch', () => {
    const { you: _you, ...watched } = view({ stage: 'over' });
    expect(state(watched, unseated)).toContain(`>${rematch.go}<`);
  });
});

describe('The account', () => {
  it.each(LANGUAGE_NAMES)('can be entered or made from the first moment, in %s', (language) => {
    const { account } = ALL_WORDS[language].online;
    const acts = { onRename: ignore, onMake: ignore, onLogIn: ignore };
    const form = page(createElement(AccountForm, { name: 'Ann', ...acts }), language);
    expect(form).toContain(`>${account.logIn}<`);
    expect(form).toContain(`>${account.make}<`);
    expect(form).not.toContain(`>${account.rename}<`);
  });

  it.each(LANGUAGE_NAMES)('has its data for whoever it is about, in %s', (language) => {
    const { data } = ALL_WORDS[language].online.account;
    const own = (hasAccount: boolean): string =>
      page(createElement(OwnData, { hasAccount, onDelete: async () => undefined }), language);
    expect(own(true)).toContain('href="/api/me/export"');
    expect(own(true)).toContain(`>${data.deleteAccount}<`);
    expect(own(false)).toContain(`>${data.deleteGuest}<`);
  });

  it.each(LANGUAGE_NAMES)('can be entered with a code of the operator, in %s', (language) => {
    const { recovery } = ALL_WORDS[language].online.account;
    const form = page(
      createElement(RecoveryForm, { name: 'Ann', onRecover: ignore, onBack: ignore }),
      language,
    );
    expect(form).toContain('value="Ann"');
    expect(form).toContain(`>${recovery.set}<`);
    expect(form).not.toMatch(/undefined/);
  });
});

describe('Whoever made the table', () => {
  const { en } = ALL_WORDS;
  const { hosting, chat: says } = en.online;
  const line = { seq: 3, name: 'Eve', text: 'Hi' };
  const chatOf = (shown: TableView) =>
    page(
      createElement(Chat, {
        view: shown,
        lines: [line],
        send,
        sendNamed: async () => true,
        onRemove: ignore,
        onClose: ignore,
      }),
    );

  it('can remove who watches by what they said, say who talks, and let somebody back in', () => {
    const shown = chatOf(view({ banned: [{ ban: 9, name: 'Max' }], talk: 'players' }));
    expect(shown).toContain(hosting.remove('Eve'));
    expect(shown).toContain(hosting.letBackIn('Max'));
    expect(shown).toMatch(new RegExp(`aria-checked="true"[^>]*>${hosting.talkers.players}`));
    const others = chatOf(view({ isHost: false }));
    for (const act of [hosting.remove('Eve'), hosting.title]) expect(others).not.toContain(act);
  });

  it('has removed nobody from their own seat, nor a bot', () => {
    const { you: _, ...watched } = view();
    expect(removableAt(view()).map(({ name }) => name)).toEqual(['Ben']);
    expect(removableAt(watched).map(({ name }) => name)).toEqual(['Ann', 'Ben']);
    expect(removableAt(view({ isHost: false }))).toEqual([]);
  });

  it('closes the chat, and whom that concerns is told so', () => {
    const { you: _, ...watched } = view({ isHost: false, talk: 'players' });
    expect(chatOf(watched)).toContain(says.closed.players);
    expect(chatOf(view({ isHost: false, talk: 'players' }))).not.toContain(says.closed.players);
    expect(chatOf(view({ talk: 'nobody' }))).toContain(says.closed.nobody);
  });
});

describe('Whom the host has removed', () => {
  it.each(LANGUAGE_NAMES)('reads that instead of the table, in %s', (language) => {
    const { table } = ALL_WORDS[language].online;
    const status = { kind: 'refused', code: 'not-allowed', message: '' } as const;
    const children = createElement(Entering, { id: 't', status });
    const shown = page(createElement(Router, { ssrPath: '/t/t', children }), language);
    expect(shown).toContain(table.removed);
    expect(shown).toContain(table.removedAbout);
  });
});

describe('Who follows a link to somebody else’s game of a day', () => {
  it.each(LANGUAGE_NAMES)('reads where their own is, in %s', (language) => {
    const status = { kind: 'refused', code: 'not-yours', message: '' } as const;
    const children = createElement(Entering, { id: 't', status });
    const shown = page(createElement(Router, { ssrPath: '/t/t', children }), language);
    expect(shown).toContain(ALL_WORDS[language].daily.notYours);
  });
});
