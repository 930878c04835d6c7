import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { idsIn, LANGUAGE_NAMES, page, referencesIn } from '../testing/page.tsx';
import { LANGUAGES } from '../words/language.tsx';
import { DecisionControl } from './decision-control.tsx';
import { DECISION_KINDS, isDecisionKind } from './kinds.ts';
import { sayMove } from './say-move.ts';
import { type RealDecision, realDecisions } from './testing/real-decisions.ts';

const all = realDecisions();

const drawn = ({ view, decision, legal }: RealDecision, language = LANGUAGE_NAMES[0]!): string =>
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
    }),
    language,
  );

describe('Decisions', () => {
  it('of real games all have a control', () => {
    const asked = new Set(all.map(({ decision }) => decision.kind));
    expect([...asked].filter((kind) => !isDecisionKind(kind))).toEqual([]);
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

  it('can be confirmed, and has a name for every button', () => {
    const markup = drawn(decisions[0]!);
    expect(markup).toContain('type="submit"');
    for (const [button] of markup.matchAll(/<button.*?<\/button>/gs)) {
      const text = button.replace(/<[^>]*>/g, '').trim();
      expect(text !== '' || /aria-label="[^"]+"/.test(button), button).toBe(true);
    }
  });

  it.each(LANGUAGE_NAMES)('says every legal move in %s', (language) => {
    for (const { view, legal } of decisions) {
      const said = legal.map((move) => sayMove(move, view, LANGUAGES[language]));
      expect(said.join()).not.toMatch(/undefined|NaN|#|\[object/);
      for (const text of said) expect(text.trim()).not.toBe('');
    }
  });

  it.each(LANGUAGE_NAMES)('asks in %s', (language) => {
    const asked = LANGUAGES[language].decisions.asked[kind];
    expect(drawn(decisions[0]!, language)).toContain(asked.replaceAll("'", '&#x27;'));
  });
});

describe('The payment', () => {
  /** Real purchases alone, as when nothing else is left to use. */
  const purchases = all.flatMap((real) => {
    const first = real.legal.find((text) => /^(buy|build) /.test(text));
    const place = first?.split(' ')[1];
    const legal = real.legal.filter((text) => text.split(' ')[1] === place);
    return first === undefined ? [] : [{ ...real, legal }];
  });
  const traded = purchases.filter(({ legal }) => legal.some((text) => text.includes(' trade ')));

  it('is proposed, and can be changed and confirmed', () => {
    expect(purchases.length).toBeGreaterThan(10);
    for (const real of purchases) {
      const markup = drawn(real);
      expect(markup).toContain(LANGUAGES.en.decisions.proposed);
      expect(markup).toContain('class="stepper');
      expect(markup).not.toMatch(/NaN|undefined|\[object/);
      expect(markup).not.toContain(LANGUAGES.en.decisions.choose);
    }
  });

  it('can come with a trade where one is legal', () => {
    expect(traded.length).toBeGreaterThan(0);
    for (const real of traded) expect(drawn(real)).toContain(LANGUAGES.en.decisions.withTrade);
  });
});
