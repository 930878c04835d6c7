import { describe, expect, it } from 'vitest';
import { checkRules, checkTranslations, rulesOf, testNames } from './check-rules.mjs';

const base = '# Base\n\n## B1 Terms\n- B1.1 Wood.\n- B1.2 People, see B9.9.\n  - B1.3 inside\n';
const huts = '- H1 Six tiles.\n- H2 Wooden hut.\n';

function check({ game = 'games/stones', books = [base], names = ['B1.1 and B1.2'] }) {
  const tests = names.map((name) => `it(${JSON.stringify(name)}, () => {});`);
  return checkRules({ game, books, tests });
}

describe('the rules of a book', () => {
  it('are the numbered lines, with or without a dot', () => {
    expect(rulesOf(base)).toEqual(['B1.1', 'B1.2']);
    expect(rulesOf(huts)).toEqual(['H1', 'H2']);
  });
});

describe('the names of tests', () => {
  it('are the first texts of describe, it and test', () => {
    const source = `describe('a', () => { it("b", () => { expect('c').toBe('d'); }); test(\`e\`, f); });`;
    expect(testNames(source)).toEqual(['a', 'b', 'e']);
  });

  it('are found behind each, only and concurrent', () => {
    const source = [
      `it.each([['x', 1]])('a %s', () => {});`,
      `it.each\`x | y\n\${1} | \${2}\`('b', () => {});`,
      `describe.concurrent.each([1])('c', () => {});`,
      `test.only('d', () => {});`,
    ].join('\n');
    expect(testNames(source)).toEqual(['a %s', 'b', 'c', 'd']);
  });

  it('keep what is written in a computed one', () => {
    const source = `it(\`B1.1 with \${count} people\`, f); it('B1.2 ' + word, f); it(name, f);`;
    expect(testNames(source)).toEqual(['B1.1 with … people', 'B1.2 …']);
  });

  it('leave out what is not run, comments and other calls', () => {
    const source = [
      `it.skip('a', f); it.todo('b'); describe.skip('c', () => { it('d', f); });`,
      `// it('e', f)`,
      `log('f'); game.start('g');`,
    ].join('\n');
    expect(testNames(source)).toEqual([]);
  });
});

describe('the check', () => {
  it('is content when every rule is named', () => {
    expect(check({})).toEqual([]);
    expect(check({ names: ['takes wood (B1.1)', 'B1.2: people'] })).toEqual([]);
  });

  it('reports a rule that no test names', () => {
    expect(check({ names: ['B1.1'] })).toEqual(['games/stones: B1.2 has no test that names it.']);
  });

  it('takes a number only as a word of its own', () => {
    for (const name of ['B1.1, B1.21', 'B1.1, xB1.2', 'B1.1, B1.2.3', 'B1.1, B1.2b']) {
      expect(check({ names: [name] })).toContain('games/stones: B1.2 has no test that names it.');
    }
    expect(check({ names: ['see B1.1.', 'and B1.2.'] })).toEqual([]);
  });

  it('reports a number that is no rule', () => {
    expect(check({ names: ['B1.1 B1.2', 'B9.9'] })).toEqual([
      'games/stones: B9.9 is named by a test, but is no rule of its books.',
    ]);
    expect(check({ books: [base, huts], names: ['B1.1 B1.2 H1 H2 H3'] })).toEqual([
      'games/stones: H3 is named by a test, but is no rule of its books.',
    ]);
  });

  it('takes no tile, card or heading for a rule', () => {
    expect(check({ names: ['B1 terms: B1.1, B1.2', 'B27 and C01 and H01', 'Node 20.19'] })).toEqual(
      [],
    );
  });

  it('knows the letters of one game only', () => {
    const tiles = '- C1.1 A tile.\n';
    const names = ['C1.1 and C01, then B9.9'];
    expect(check({ game: 'games/tiles', books: [tiles], names })).toEqual([]);
    expect(check({ names: ['B1.1 B1.2', 'C1.1 and R1'] })).toEqual([]);
  });

  it('does not pass because nothing was found', () => {
    expect(check({ books: ['# Empty'] })).toEqual([
      'games/stones: no rules were found in its books.',
    ]);
    expect(check({ names: [] })).toEqual(['games/stones: no tests were found.']);
  });
});

describe('translations', () => {
  const english = { 'base.md': base, 'huts.md': huts };
  const spanish = {
    'base.md': '# Base\n\n## B1 Términos\n- B1.1 Madera.\n- B1.2 Personas.\n',
    'huts.md': '- H1 Seis.\n- H2 Choza.\n',
  };
  const checked = (changes) => checkTranslations(english, { es: { ...spanish, ...changes } });

  it('are right with the same chapters and rules in the same order', () => {
    expect(checked({})).toEqual([]);
  });

  it('are wrong where a rule or a chapter is missing, moved or too much', () => {
    expect(checked({ 'huts.md': '- H1 Seis.\n' })).toEqual([
      'es/huts.md has nothing where the English book has H2.',
    ]);
    expect(checked({ 'huts.md': '- H2 Choza.\n- H1 Seis.\n' })).toEqual([
      'es/huts.md has H2 where the English book has H1.',
    ]);
    expect(checked({ 'huts.md': '- H1 Seis.\n- H2 Choza.\n- H3 Más.\n' })).toEqual([
      'es/huts.md has H3 where the English book has nothing.',
    ]);
    expect(checked({ 'base.md': '- B1.1 Madera.\n- B1.2 Personas.\n' })).toEqual([
      'es/base.md has B1.1 where the English book has B1.',
    ]);
  });

  it('are wrong where a book is missing or not one of ours', () => {
    expect(checkTranslations(english, { es: { 'base.md': spanish['base.md'] } })).toEqual([
      'es/huts.md is missing.',
    ]);
    expect(checked({ 'more.md': '' })).toEqual(['es/more.md translates no book.']);
  });
});
