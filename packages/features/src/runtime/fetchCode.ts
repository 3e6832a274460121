import { GatewayError } from '@corridor/core';

/** Fetches code that is due now; rejects with a network error if it does not come. */
export async function fetchCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (cause) {
    throw new GatewayError('network', { msg: 'Network Error', cause });
  }
}
