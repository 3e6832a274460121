import { GatewayError } from '@corridor/core';

/** The error that a call was refused with. @throws Error when it was not */
export async function refusalOf(call: Promise<unknown>): Promise<GatewayError> {
  try {
    await call;
  } catch (reason) {
    if (reason instanceof GatewayError) return reason;
    throw reason;
  }
  throw new Error('the call was not refused');
}
