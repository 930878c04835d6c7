import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const CONFIG = fileURLToPath(new URL('../../tsconfig.json', import.meta.url));
const isCatalogue = ({ fileName }: ts.SourceFile): boolean =>
  /\/words\/(?:[a-z]+\/)?words\.ts$/.test(fileName);
/** What only tests and the gallery say is not said. */
const isReader = ({ fileName }: ts.SourceFile): boolean =>
  /\/(?:apps\/web\/src|packages\/ui\/src|games\/[^/]+\/(?:page|words))\//.test(fileName) &&
  !/\.test\.ts$|\/(?:gallery|testing)\//.test(fileName);

describe('Words', () => {
  it('are all said somewhere', () => {
    const { config } = ts.readConfigFile(CONFIG, ts.sys.readFile);
    const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, dirname(CONFIG));
    const program = ts.createProgram(fileNames, options);
    const files = program.getSourceFiles();
    const said = declarationsSaid(program.getTypeChecker(), files.filter(isReader));
    const catalogues = files.filter(isCatalogue);
    expect(catalogues.length).toBeGreaterThan(5);
    const words = catalogues.flatMap(wordsDeclaredIn);
    expect(words.length).toBeGreaterThan(300);
    expect(words.filter((word) => !said.has(word)).map((word) => word.name.getText())).toEqual([]);
  });
});

/** Every word that a catalogue promises. */
function wordsDeclaredIn(file: ts.SourceFile): ts.PropertySignature[] {
  const found: ts.PropertySignature[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isPropertySignature(node)) found.push(node);
    node.forEachChild(look);
  };
  look(file);
  return found;
}

/** Whatever is read of an object, by its name or by taking the object apart. */
function declarationsSaid(checker: ts.TypeChecker, files: readonly ts.SourceFile[]): Set<ts.Node> {
  const said = new Set<ts.Node>();
  const say = (symbol: ts.Symbol | undefined): void => {
    for (const declaration of symbol?.declarations ?? []) said.add(declaration);
  };
  const look = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node)) say(checker.getSymbolAtLocation(node.name));
    if (ts.isBindingElement(node)) {
      const name = (node.propertyName ?? node.name).getText();
      say(checker.getTypeAtLocation(node.parent).getProperty(name));
    }
    // By a key that is only known when the page runs, or as a whole: all of it.
    if (ts.isElementAccessExpression(node)) sayAll(checker.getTypeAtLocation(node.expression));
    if (ts.isJsxSpreadAttribute(node) || ts.isSpreadAssignment(node)) {
      sayAll(checker.getTypeAtLocation(node.expression));
    }
    node.forEachChild(look);
  };
  const sayAll = (type: ts.Type): void => {
    for (const property of type.getProperties()) say(property);
  };
  for (const file of files) look(file);
  return said;
}
