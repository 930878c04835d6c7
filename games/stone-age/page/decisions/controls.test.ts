import { SOLO_OFFERED_POINTS, STARVING } from '@ochre/stone-age/rules';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { DECISION_KINDS } from '../../rules/decision-kinds.ts';
import { sayMove } from '../../words/sayings/say-move.ts';
import { LANGUAGES } from '../testing/all-words.ts';
import { idsIn, LANGUAGE_NAMES, page, referencesIn } from '../testing/page.tsx';
import { type RealDecision, realDecisions } from '../testing/real-decisions.ts';
import type { ControlProps } from './control.ts';
import { DecisionControl } from './decision-control.tsx';
import { actOptions } from './options/act.ts';
import { noToolHelps } from './options/no-tool-helps.ts';
import { distinct, payings } from './options/purchase.ts';

const all = realDecisions();

const drawn = (
  { view, decision, legal }: RealDecision,
  language = LANGUAGE_NAMES[0]!,
  more: Partial<ControlProps> = {},
): string =>
  page(
    createElement(DecisionControl, {
      view,
      decision,
      legal,
      words: LANGUAGES[language],
      moves: 0,
      commit: () => {},
      preview: () => {},
      yieldOf: () => ({ goods: 2, wasted: 1 }),
      ...more,
    }),
    language,
  );

const buttonsIn = (markup: string): string[] =>
  Array.from(markup.matchAll(/<button.*?<\/button>/gs), ([button]) => button);

const nameOfButton = (button: string): string =>
  /aria-label="([^"]+)"/.exec(button)?.[1] ?? button.replace(/<[^>]*>/g, '').trim();

describe('Decisions', () => {
  it('of real games all have a control', () => {
    const asked = new Set(all.map(({ decision }) => decision.kind));
    expect([...asked].sort()).toEqual([...DECISION_KINDS].sort());
  });
});

describe.each(DECISION_KINDS)('The control for "%s"', (kind) => {
  const decisions = all.filter(({ decision }) => decision.kind === kind);

  it('draws real decisions with real symbols, and no id twice', () => {
    for (const real of decisions.slice(0, 6)) {
      const markup = drawn(real);
      const ids = idsIn(markup);
      expect(ids).toHaveLength(new Set(ids).size);
      expect(referencesIn(markup).filter((id) => !ids.includes(id))).toEqual([]);
      expect(markup).not.toMatch(/NaN|undefined|\[object/);
    }
  });

  it('can be answered, and has a name of its own for every button', () => {
    for (const real of decisions) {
      const markup = drawn(real);
      const names = buttonsIn(markup).map(nameOfButton);
      expect(names).not.toEqual([]);
      expect(names.filter((name) => name === '')).toEqual([]);
      // Two cards that are printed alike have one name.
      const twice = names.filter((name, at) => names.indexOf(name) !== at);
      expect(kind === 'draw' ? [] : twice).toEqual([]);
    }
  });

  it('is one stop for Tab in every group of choices', () => {
    for (const [group] of drawn(decisions[0]!).matchAll(/class="choices.*?<\/fieldset>/gs)) {
      expect(group.match(/tabindex="0"/g), group).toHaveLength(1);
    }
  });

  it.each(LANGUAGE_NAMES)('says every legal move in %s', (language) => {
    for (const { view, legal } of decisions) {
      const said = legal.map((move) => sayMove(move, view, LANGUAGES[language]));
      expect(said.join()).not.toMatch(/undefined|NaN|#|\[object/);
      for (const text of said) expect(text.trim()).not.toBe('');
    }
  });

  it.each(LANGUAGE_NAMES)('is told to those who wait as somebody else’s in %s', (language) => {
    const told = LANGUAGES[language].decisions.waiting[kind]('Ben');
    expect(told).toMatch(/^Ben \p{L}/u);
    expect(told).not.toMatch(/\b(you|your|tú|tu|tus|du|deine?)\b/i);
  });

  it.each(LANGUAGE_NAMES)('is named by a question in %s', (language) => {
    const markup = drawn(decisions[0]!, language);
    const id = /<form[^>]* aria-labelledby="([^"]+)"/.exec(markup)?.[1];
    const [, title] = new RegExp(`<h2 id="${id}">(.*?)</h2>`).exec(markup)!;
    expect(title).toMatch(/\p{L}/u);
    expect(markup).toMatch(/<output class="said unseen"[^>]*>[^<]*\p{L}/u);
  });
});

describe('Placing people', () => {
  const [real] = all.filter(({ legal }) => legal.includes('place forest 3'));

  it('lists the places, until one is tapped', () => {
    const markup = drawn(real!);
    expect(markup).toContain(LANGUAGES.en.decisions.asked.place);
    expect(markup).toContain(LANGUAGES.en.places.hunt);
  });

  it('then asks how many', () => {
    const markup = drawn(real!, 'en', { at: 'forest' });
    const counts = real!.legal.filter((text) => text.startsWith('place forest '));
    expect(markup).toContain(LANGUAGES.en.decisions.howMany(LANGUAGES.en.places.forest));
    expect(buttonsIn(markup)).toHaveLength(counts.length + 1);
  });

  it('proposes a count at once, so that what it brings is seen', () => {
    const counts = real!.legal.filter((text) => text.startsWith('place forest '));
    const middle = counts[Math.floor(counts.length / 2)]!;
    const markup = drawn(real!, 'en', { at: 'forest' });
    expect(markup).toContain(sayMove(middle, real!.view, LANGUAGES.en));
    expect(markup.match(/aria-pressed="true"/g)).toHaveLength(1);
  });

  it('asks nothing where only one count is possible', () => {
    const [field] = all.filter(({ legal }) => legal.includes('place field 1'));
    const markup = drawn(field!, 'en', { at: 'field' });
    expect(markup).not.toContain(LANGUAGES.en.decisions.howMany(LANGUAGES.en.places.field));
    expect(buttonsIn(markup).map(nameOfButton)).toEqual([LANGUAGES.en.buttons.confirm]);
    expect(markup).not.toContain(LANGUAGES.en.decisions.choose);
  });

  it('proposes what is recommended there', () => {
    const markup = drawn(real!, 'en', { at: 'forest', best: 'place forest 3' });
    expect(markup).toContain(LANGUAGES.en.decisions.best);
    expect(markup).not.toContain(LANGUAGES.en.decisions.choose);
  });
});

describe('The payment', () => {
  const purchases = all.flatMap((real) =>
    actOptions(real.legal).flatMap(({ place, purchase }) =>
      purchase === undefined ? [] : [{ real, place, purchase }],
    ),
  );
  const words = LANGUAGES.en.decisions;

  it('is proposed, and can be confirmed', () => {
    expect(purchases.length).toBeGreaterThan(10);
    for (const { real, place } of purchases) {
      const markup = drawn(real, 'en', { at: place });
      expect(markup).not.toMatch(/NaN|undefined|\[object/);
      expect(markup).not.toContain(words.choose);
    }
  });

  it('is said by the rule checks beside it', () => {
    const counted = purchases.filter(
      ({ real, purchase }) =>
        real.view.solo === undefined &&
        distinct(payings(purchase.trades).map(({ payment }) => payment.bundle)).length > 1,
    );
    expect(counted.length).toBeGreaterThan(10);
    for (const { real, place } of counted) {
      const markup = drawn(real, 'en', { at: place });
      expect(markup).toContain('<li class="ok">');
      expect(markup).not.toContain('<li class="off">');
    }
  });

  it('can come with a trade where one is legal', () => {
    const traded = purchases.filter(({ purchase }) =>
      purchase.trades.some(({ isTrade }) => isTrade),
    );
    expect(traded.length).toBeGreaterThan(0);
    for (const { real, place, purchase } of traded) {
      expect(drawn(real, 'en', { at: place })).toContain(words.withTrade);
      const trade = purchase.trades.find(({ isTrade }) => isTrade)!;
      const best = trade.payments[0]!.move;
      const markup = drawn(real, 'en', { at: place, best });
      expect(markup).toContain(words.tradeOnce);
      expect(markup).toContain('class="traded"');
    }
  });
});

describe('A place that can only be left', () => {
  const words = LANGUAGES.en.decisions;
  const left = all.flatMap((real) => {
    const options = actOptions(real.legal);
    return options
      .filter(({ use, purchase }) => use === undefined && purchase === undefined)
      .map(({ place, leave }) => ({ real, place, leave: leave!, isLast: options.length === 1 }))
      .slice(0, 1);
  });

  it('says why, and never proposes to leave it', () => {
    expect(left.length).toBeGreaterThan(5);
    for (const { real, place, leave } of left) {
      const markup = drawn(real, 'en', { at: place, whyNot: () => 'It costs 4.' });
      expect(markup).toContain('It costs 4.');
      expect(markup).toContain(words.choose);
      expect(markup).not.toContain(sayMove(leave, real.view, LANGUAGES.en));
      expect(buttonsIn(markup).map(nameOfButton)).toContain(words.leaveIt);
    }
  });

  it('says what may help, or that nothing is left but to leave', () => {
    for (const { real, place, isLast } of left) {
      const markup = drawn(real, 'en', { at: place });
      const canRedeem = real.legal.some((move) => move.startsWith('redeem '));
      if (isLast) expect(markup).toContain(canRedeem ? words.redeemFirst : words.onlyLeaving);
      else if (real.legal.some((move) => move.startsWith('use '))) {
        expect(markup).toContain(words.othersFirst);
      }
    }
  });
});

describe('Tools', () => {
  const words = LANGUAGES.en.decisions;
  const rolls = all.filter(({ decision }) => decision.kind === 'tools');

  it('that change nothing are not asked for: the roll is seen, and taken as it is', () => {
    const inVain = rolls.filter(({ view }) => noToolHelps(view));
    expect(inVain.length).toBeGreaterThan(0);
    expect(inVain.length).toBeLessThan(rolls.length);
    for (const real of inVain) {
      const markup = drawn(real);
      expect(markup).toContain(words.noToolHelps);
      expect(buttonsIn(markup)).toHaveLength(1);
      expect(markup).not.toContain(words.choose);
    }
  });
});

describe('The numbers of the rules', () => {
  it('stand beside staying hungry', () => {
    const starving = all.filter(({ legal }) => legal.includes('starve'));
    expect(starving.length).toBeGreaterThan(5);
    for (const real of starving) {
      const { score } = real.view.players[real.decision.player]!;
      const isBelow = real.view.solo !== undefined;
      const lost = isBelow ? -STARVING : Math.min(-STARVING, score);
      expect(drawn(real)).toContain(`<b class="loss">−${lost}</b>`);
    }
  });

  it('stand beside points that are given up', () => {
    const [real] = all.filter(({ legal }) => legal.includes('offer points'));
    expect(drawn(real!)).toContain(`<b class="loss">−${-SOLO_OFFERED_POINTS}</b>`);
  });
});
