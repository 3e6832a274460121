import { build, type InlineConfig, type Rolldown } from 'vite';

/** Chunk as the bundler writes it: modules, static and dynamic imports. */
export type NaturalChunk = Pick<
  Rolldown.OutputChunk,
  'code' | 'facadeModuleId' | 'moduleIds' | 'imports' | 'dynamicImports'
>;

/** Chunks that the bundler writes by itself, by name. */
export type NaturalChunks = ReadonlyMap<string, NaturalChunk>;

/** Builds once in memory to find the modules that are needed together after tree shaking. */
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
