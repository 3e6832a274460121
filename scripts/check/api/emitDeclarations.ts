import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCompiler } from '../../process/run.js';

/** Writes the declarations of a package's public side into a folder and gives the paths of its doors there. */
export async function emitDeclarations(
  root: string,
  name: string,
  doors: readonly string[],
  into: string,
): Promise<string[]> {
  const folder = join(root, 'packages', name);
  const project = join(into, 'tsconfig.json');
  mkdirSync(into, { recursive: true });
  writeFileSync(
    project,
    JSON.stringify({
      extends: join(folder, 'tsconfig.json'),
      compilerOptions: { noEmit: false, declaration: true, emitDeclarationOnly: true, rootDir: root, outDir: into },
      include: [...doors.map((door) => join(folder, 'src', `${door}.ts`)), join(root, 'packages/*/src/*.d.ts')],
    }),
  );
  const { code, output } = await runCompiler(['-p', project, '--pretty', 'false']);
  if (code !== 0) throw new Error(output);
  return doors.map((door) => join(into, 'packages', name, 'src', `${door}.d.ts`));
}
