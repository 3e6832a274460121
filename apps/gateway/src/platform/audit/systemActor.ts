import type { BANK_NAME, SERVICE_NAME } from '@corridor/core';
import { createId } from '../database';
import type { Actor } from './audit';

/** Id of whoever is no user, in the log. */
const SYSTEM_ACTOR_ID = '00000000-0000-7000-8000-000000000000';

/** Actor of what no user did: a bank, or the service itself because its time had come. */
export function systemActor(partnerId: string, name: typeof BANK_NAME | typeof SERVICE_NAME, now: Date): Actor {
  return {
    principal: { partnerId, userId: SYSTEM_ACTOR_ID, name },
    now,
    origin: { address: null, userAgent: null },
    requestId: createId(now.getTime()),
  };
}
