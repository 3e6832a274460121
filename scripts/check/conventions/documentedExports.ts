import { relative } from 'node:path';
import ts from 'typescript';
import type { Finding } from './rule.js';

/** A declaration's own comment, or that of the statement around it (`export const a = …`). */
function isDocumented(declaration: ts.Node): boolean {
  const owner = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
  return [declaration, owner].some((node) => ts.getJSDocCommentsAndTags(node).length > 0);
}

function originOf(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

function undocumented(symbol: ts.Symbol, folder: string): Finding | undefined {
  const own = (symbol.declarations ?? []).filter((node) => !node.getSourceFile().fileName.includes('/node_modules/'));
  const [first] = own;
  if (!first || own.some(isDocumented)) return undefined;
  const file = first.getSourceFile();
  return {
    rule: 'documented-exports',
    path: relative(folder, file.fileName).replaceAll('\\', '/'),
    line: file.getLineAndCharacterOfPosition(first.getStart()).line + 1,
    message: `${symbol.name} is public and has no doc comment`,
  };
}

/** Every name that a package exports has a doc comment where it is declared. */
export function documentedExports(entries: readonly string[], folder: string): Finding[] {
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    customConditions: ['@corridor/source'],
    jsx: ts.JsxEmit.ReactJSX,
    target: ts.ScriptTarget.ES2022,
    skipLibCheck: true,
    types: [],
    noLib: true,
  };
  const program = ts.createProgram([...entries], options);
  const checker = program.getTypeChecker();
  return entries.flatMap((entry) => {
    const file = program.getSourceFile(entry);
    const module = file && checker.getSymbolAtLocation(file);
    const names = module ? checker.getExportsOfModule(module) : [];
    return names.flatMap((name) => undocumented(originOf(name, checker), folder) ?? []);
  });
}
