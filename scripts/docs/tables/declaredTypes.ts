import { join } from 'node:path';
import ts from 'typescript';
import { emittedDeclarations } from '../../declarations/emittedDeclarations.js';

/** A property of a declared type, with the literals that it may be, if it is made of such. */
export interface DeclaredProperty {
  readonly name: string;
  readonly comment: string;
  readonly literals: readonly string[];
}

function literalsOf(type: ts.Type): string[] {
  const members = type.isUnion() ? type.types : [type];
  return members.flatMap((member) => (member.isStringLiteral() ? [member.value] : []));
}

/** Reads types by name out of the declarations that the compiler wrote: each member of a union, property by property. */
export async function readDeclared(file: string, name: string): Promise<readonly (readonly DeclaredProperty[])[]> {
  const path = join(await emittedDeclarations(), file);
  const program = ts.createProgram([path], {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    strict: true,
    skipLibCheck: true,
  });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(path);
  const module = source && checker.getSymbolAtLocation(source);
  const found = module && checker.getExportsOfModule(module).find((symbol) => symbol.name === name);
  if (!source || !found) throw new Error(`${file} declares no ${name}`);
  const declared = found.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found;
  const type = checker.getDeclaredTypeOfSymbol(declared);
  const propertyOf = (property: ts.Symbol): DeclaredProperty => ({
    name: property.name,
    comment: ts.displayPartsToString(property.getDocumentationComment(checker)),
    literals: literalsOf(checker.getTypeOfSymbolAtLocation(property, source)),
  });
  return (type.isUnion() ? type.types : [type]).map((member) => member.getProperties().map(propertyOf));
}
