import ts from 'typescript';

/** One source file as a rule sees it: its path from the workspace root, its text and its syntax tree. */
export interface Source {
  readonly path: string;
  readonly text: string;
  readonly tree: ts.SourceFile;
}

/** A place that breaks a rule. */
export interface Finding {
  readonly rule: string;
  readonly path: string;
  readonly line: number;
  readonly message: string;
}

/** Convention: a pure function from a source file to the positions that break it. */
export interface Rule {
  readonly name: string;
  readonly applies: (path: string) => boolean;
  readonly find: (source: Source) => readonly Breach[];
}

/** Offset in the text and what is wrong there. */
export interface Breach {
  readonly at: number;
  readonly message: string;
}

/** Reads a source file into the form that rules take. */
export function toSource(path: string, text: string): Source {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return { path, text, tree: ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind) };
}

/** Every breach of the rules in one source, with its line. */
export function applyRules(rules: readonly Rule[], source: Source): Finding[] {
  return rules
    .filter((rule) => rule.applies(source.path))
    .flatMap((rule) =>
      rule.find(source).map(({ at, message }) => {
        const line = source.tree.getLineAndCharacterOfPosition(at).line + 1;
        return { rule: rule.name, path: source.path, line, message };
      }),
    );
}

/** Calls the visitor on a node and on everything below it. */
export function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  node.forEachChild((child) => walk(child, visit));
}

/** Breaches for every match of a pattern in the text; the pattern needs the g flag. */
export function matches(text: string, pattern: RegExp, message: (found: string) => string): Breach[] {
  return [...text.matchAll(pattern)].map((match) => ({ at: match.index, message: message(match[0]) }));
}
