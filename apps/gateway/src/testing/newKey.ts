import type { EmbedSession, EmbedSessionInput, GatewayClient } from '@corridor/core';
import { eq } from 'drizzle-orm';
import { issueKey } from '../concepts/embed-sessions/issueKey';
import { userTable } from '../concepts/session/table';
import { SERVICE_SCOPE } from '../platform/database';
import type { DemoRole } from '../platform/seeding/partners';
import type { TestGateway } from './databases';
import { clientOf, type TestPartner } from './newPartner';

/** A partner's server in a test: its key, and what it does with it. */
export interface TestServer {
  readonly key: string;
  readonly userId: string;
  open(input: EmbedSessionInput): Promise<EmbedSession>;
  /** A client as a partner's page has one, by a session just opened. */
  page(input: EmbedSessionInput): Promise<GatewayClient>;
}

/** Issues a key that acts for the user of a role. */
export async function newKey(testGateway: TestGateway, partner: TestPartner, role: DemoRole): Promise<TestServer> {
  const { key, userId } = await testGateway.db.transaction(SERVICE_SCOPE, async (tx) => {
    const [user] = await tx
      .select()
      .from(userTable)
      .where(eq(userTable.username, partner.usernameOf(role)));
    const id = user?.id ?? '';
    const issue = { partnerId: partner.partnerId, userId: id, name: `Portal of ${role}`, now: testGateway.clock.now() };
    return { key: await issueKey(tx, issue), userId: id };
  });
  const open = (input: EmbedSessionInput) => clientOf(testGateway, key).embedSessions.create(input);
  return { key, userId, open, page: async (input) => clientOf(testGateway, (await open(input)).accessToken) };
}
