import { run } from '../process/run.js';

/** Source maps in a packed tarball: they were more than half of an install, and packages are published with readable modules. */
export async function sourceMapsIn(tarball: string): Promise<string[]> {
  const { code, output } = await run('tar', ['-tzf', tarball]);
  const files = output.trim().split('\n');
  if (code !== 0 || !files.some((file) => file.endsWith('/dist/index.js'))) return [`${tarball} cannot be listed`];
  return files.filter((file) => file.endsWith('.map')).map((file) => `${file} is a source map`);
}
