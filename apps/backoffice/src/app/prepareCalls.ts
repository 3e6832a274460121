import { loadHttp } from '@corridor/core';

/** Fetches what calls are sent with before there is one; the call that needs it says so where it cannot be fetched. */
export function prepareCalls(): void {
  loadHttp().catch(() => undefined);
}
