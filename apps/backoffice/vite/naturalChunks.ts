import { build, type InlineConfig, type Rolldown } from 'vite';

/** A file as the bundler would write it: its modules, and the files it needs before and after it runs. */
export type NaturalChunk = Pick<Rolldown.OutputChunk, 'facadeModuleId' | 'moduleIds' | 'imports' | 'dynamicImports'>;

/** The files that the bundler would write by itself, by their names. */
export type NaturalChunks = ReadonlyMap<string, NaturalChunk>;

/** Builds once in memory, to learn which modules are needed together once all that nobody uses is gone. */
export async function naturalChunks(config: InlineConfig): Promise<NaturalChunks> {
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false, minify: false },
  });
  const output = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  return new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));
}
