/** Runs what changes NODE_ENV, and puts it back: Vite tells its whole process that it is production, and what runs after it is none. */
export async function keepNodeEnv<T>(work: () => Promise<T>): Promise<T> {
  const environment = process.env.NODE_ENV;
  try {
    return await work();
  } finally {
    if (environment === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = environment;
  }
}
