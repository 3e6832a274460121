import { misconfigured } from '../errors';

/** Asks the page for a token; its failure is kept as the cause, and nothing is sent. */
export async function askToken<T>(ask: () => T | Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (cause) {
    throw misconfigured('access-token', { cause });
  }
}
