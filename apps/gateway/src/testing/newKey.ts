import type { EmbedSession, EmbedSessionInput, GatewayClient } from '@corridor/core';
import { eq } from 'drizzle-orm';
import { SERVICE_SCOPE } from '../database';
import { issueKey } from '../embed-sessions/issueKey';
import type { DemoRole } from '../seed/partners';
import { userTable } from '../session/table';
import { clientOf, type TestPartner } from './newPartner';
import type { House } from './places';

/** A partner's server in a test: its key, and what it does with it. */
export interface TestServer {
  readonly key: string;
  readonly userId: string;
  open(input: EmbedSessionInput): Promise<EmbedSession>;
  /** A client as a partner's page has one, by a session just opened. */
  page(input: EmbedSessionInput): Promise<GatewayClient>;
}

/** Issues a key that acts for the user of a role. */
export async function newKey(house: House, partner: TestPartner, role: DemoRole): Promise<TestServer> {
  const { key, userId } = await house.db.transaction(SERVICE_SCOPE, async (tx) => {
    const [user] = await tx
      .select()
      .from(userTable)
      .where(eq(userTable.username, partner.usernameOf(role)));
    const id = user?.id ?? '';
    const issue = { partnerId: partner.partnerId, userId: id, name: `Portal of ${role}`, now: house.clock.now() };
    return { key: await issueKey(tx, issue), userId: id };
  });
  const open = (input: EmbedSessionInput) => clientOf(house, key).embedSessions.create(input);
  return { key, userId, open, page: async (input) => clientOf(house, (await open(input)).accessToken) };
}
