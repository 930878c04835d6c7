import ts from 'typescript';

/** Which files promise words, and which say them. */
interface Catalogues {
  /** The path of the tsconfig by which all of them are read. */
  readonly config: string;
  readonly isCatalogue: (path: string) => boolean;
  readonly isReader: (path: string) => boolean;
}

/** How many words the catalogues promise, and those that nobody says. */
export function unsaidWords({ config, isCatalogue, isReader }: Catalogues): {
  readonly promised: number;
  readonly unsaid: readonly string[];
} {
  const { config: json } = ts.readConfigFile(config, ts.sys.readFile);
  const folder = config.slice(0, config.lastIndexOf('/'));
  const { fileNames, options } = ts.parseJsonConfigFileContent(json, ts.sys, folder);
  // They bring what they import; all else would be read for nothing.
  const own = fileNames.filter((path) => isCatalogue(path) || isReader(path));
  const program = ts.createProgram(own, options);
  const files = program.getSourceFiles();
  const readers = files.filter(({ fileName }) => isReader(fileName));
  const said = declarationsSaid(program.getTypeChecker(), readers);
  const words = files.filter(({ fileName }) => isCatalogue(fileName)).flatMap(wordsDeclaredIn);
  const unsaid = words.filter((word) => !said.has(word)).map((word) => word.name.getText());
  return { promised: words.length, unsaid };
}

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
    // By a key that is only known when the program runs, or as a whole: all of it.
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
