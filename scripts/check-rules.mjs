// Every rule in a game's books has a test in the game's folder that names its number, and every number
// named there is a rule. The English books are the authority; a translation, in a folder of its own,
// has the same numbers.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { readText, sourceFiles } from './files.mjs';
import { root } from './install.mjs';

/** Where the books of each game are. Letters of rules mean something within one game only. */
const libraries = [
  { game: 'games/stone-age', books: 'docs/rules' },
  { game: 'games/carcassonne', books: 'docs/rules/carcassonne' },
];

const testCalls = new Set(['describe', 'it', 'test']);
const notRun = new Set(['skip', 'todo']);

/**
 * Of one game; books: the texts of its rule books; tests: the texts of its test files. Gives back what
 * is wrong, as sentences.
 */
export function checkRules({ game, books, tests }) {
  const rules = books.flatMap(rulesOf);
  const names = tests.flatMap(testNames);
  if (rules.length === 0) return [`${game}: no rules were found in its books.`];
  if (names.length === 0) return [`${game}: no tests were found.`];

  const known = new Set(rules);
  const named = new Set(names.flatMap((name) => numbersIn(name, rules)));
  return [
    ...rules
      .filter((rule) => !named.has(rule))
      .map((rule) => `${game}: ${rule} has no test that names it.`),
    ...[...named]
      .filter((number) => !known.has(number))
      .map((number) => `${game}: ${number} is named by a test, but is no rule of its books.`),
  ];
}

/** The numbers of a rule book, in its order: lines such as `- B1.1 Resources: …`. */
export function rulesOf(book) {
  return [...book.matchAll(/^- ([A-Z][1-9]\d*(?:\.[1-9]\d*)?) /gm)].map(([, number]) => number);
}

/**
 * Books are texts by the names of their files, translations are such books by language. Gives back
 * what is wrong, as sentences.
 */
export function checkTranslations(books, translations) {
  const files = Object.keys(books);
  return Object.entries(translations).flatMap(([language, translated]) => [
    ...files.flatMap((file) => {
      if (!Object.hasOwn(translated, file)) return [`${language}/${file} is missing.`];
      const [ours, theirs] = [numbered(books[file]), numbered(translated[file])];
      const at = ours.findIndex((number, place) => number !== theirs[place]);
      if (at === -1 && ours.length === theirs.length) return [];
      const place = at === -1 ? ours.length : at;
      return [
        `${language}/${file} has ${theirs[place] ?? 'nothing'} where the English book has ` +
          `${ours[place] ?? 'nothing'}.`,
      ];
    }),
    ...Object.keys(translated)
      .filter((file) => !files.includes(file))
      .map((file) => `${language}/${file} translates no book.`),
  ]);
}

/** The numbers of chapters and rules, in their order. */
const numbered = (book) =>
  [...book.matchAll(/^(?:- |## )([A-Z][1-9]\d*(?:\.[1-9]\d*)?) /gm)].map(([, number]) => number);

/**
 * The rule numbers in a test's name. Tiles have ids like B27, so a number without a dot counts only
 * where the rules of that letter are numbered without one.
 */
function numbersIn(name, rules) {
  const found = name.match(/(?<![\w.])[A-Z][1-9]\d*(?:\.\d+)?(?!\w|\.\d)/g) ?? [];
  return found.filter((number) =>
    rules.some((rule) => rule[0] === number[0] && rule.includes('.') === number.includes('.')),
  );
}

/** The names of all tests and groups that are run, read from the syntax and not by running them. */
export function testNames(source) {
  const names = [];
  const visit = (node) => {
    if (ts.isCallExpression(node)) {
      const call = calledWords(node.expression);
      if (testCalls.has(call[0])) {
        if (call.some((word) => notRun.has(word))) return;
        const name = node.arguments[0] && textOf(node.arguments[0]);
        if (name !== undefined) names.push(name);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('test.ts', source, ts.ScriptTarget.ES2022));
  return names;
}

/** `it.each(table)` and it.each`table` are the words `it`, `each`. */
function calledWords(node) {
  if (ts.isIdentifier(node)) return [node.text];
  if (ts.isPropertyAccessExpression(node)) return [...calledWords(node.expression), node.name.text];
  if (ts.isCallExpression(node)) return calledWords(node.expression);
  if (ts.isTaggedTemplateExpression(node)) return calledWords(node.tag);
  return [];
}

/** What is written of a text; what is computed in it counts as a gap. */
function textOf(node) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    return [node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join('…');
  }
  if (ts.isBinaryExpression(node)) return `${textOf(node.left) ?? '…'}${textOf(node.right) ?? '…'}`;
  return undefined;
}

/** One game's books, their translations by language, and the tests in its folder. */
function readLibrary({ game, books: folder }) {
  const read = (file) => readText(join(root, file)) ?? '';
  const booksIn = (path) =>
    Object.fromEntries(
      readdirSync(join(root, path))
        .filter((file) => file.endsWith('.md'))
        .map((file) => [file, read(join(path, file))]),
    );
  const languages = readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[a-z]{2}$/.test(entry.name))
    .map(({ name }) => name);
  const originals = booksIn(folder);
  return {
    game,
    originals,
    translations: Object.fromEntries(
      languages.map((language) => [language, booksIn(join(folder, language))]),
    ),
    books: Object.values(originals),
    tests: sourceFiles(root, game)
      .filter((file) => file.endsWith('.test.ts'))
      .map(read),
  };
}

function check(library) {
  const { game, books, originals, translations } = library;
  const problems = [...checkRules(library), ...checkTranslations(originals, translations)];
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) return false;
  const rules = books.flatMap(rulesOf).length;
  const languages = Object.keys(translations).join(', ') || 'not at all';
  console.log(`${game}: ${rules} rules have a test; translated: ${languages}`);
  return true;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const isRight = libraries.map((library) => check(readLibrary(library)));
  process.exitCode = isRight.every(Boolean) ? 0 : 1;
}
