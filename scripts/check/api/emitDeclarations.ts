import { join } from 'node:path';
import ts from 'typescript';

const host: ts.ParseConfigFileHost = {
  ...ts.sys,
  onUnRecoverableConfigFileDiagnostic: (diagnostic) => {
    throw new Error(ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n'));
  },
};

/** Writes the declarations of a package's public side into a folder and gives the path of its door there. */
export function emitDeclarations(root: string, name: string, into: string): string {
  const folder = join(root, 'packages', name);
  const overrides: ts.CompilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: root,
    outDir: into,
  };
  const config = ts.getParsedCommandLineOfConfigFile(join(folder, 'tsconfig.json'), overrides, host);
  if (!config) throw new Error(`${name} has no tsconfig.json`);
  const ambient = config.fileNames.filter((file) => file.endsWith('.d.ts'));
  const program = ts.createProgram([join(folder, 'src/index.ts'), ...ambient], config.options);
  const [problem] = program.emit().diagnostics;
  if (problem) throw new Error(ts.flattenDiagnosticMessageText(problem.messageText, '\n'));
  return join(into, 'packages', name, 'src/index.d.ts');
}
