import { build, type InlineConfig } from 'vite';

/** Builds with Vite and leaves NODE_ENV as it was: a build tells its whole process that it is production, and what runs after it is none. */
export async function buildAlone(config: InlineConfig): Promise<void> {
  const environment = process.env.NODE_ENV;
  try {
    await build(config);
  } finally {
    if (environment === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = environment;
  }
}
