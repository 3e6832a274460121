import { createGatewayClient, type GatewayClient } from '@corridor/core';
import { eq } from 'drizzle-orm';
import { DEMO_BINS } from '../concepts/cards/demoBins';
import { cardBinTable, cardTable } from '../concepts/cards/table';
import { merchantTable } from '../concepts/merchants/table';
import { createToken } from '../concepts/session/createToken';
import { DEMO_ROLES } from '../concepts/session/demoRoles';
import {
  credentialTable,
  partnerTable,
  roleTable,
  sessionTable,
  userRoleTable,
  userTable,
} from '../concepts/session/table';
import { createId, SERVICE_SCOPE, sha256 } from '../platform/database';
import type { DemoRole } from '../platform/seeding/partners';
import { nativeHasher } from '../servers/node/nativeHasher';
import type { TestGateway } from './databases';

/** The password of every user in a test. */
export const TEST_PASSWORD = 'Tested-2026';

/** A partner of its own, with a user for each role, two merchants and the demo's BINs. */
export interface TestPartner {
  readonly partnerId: string;
  /** A corporation, then a person; both approved. */
  readonly merchants: readonly [corporation: string, individual: string];
  usernameOf(role: DemoRole): string;
  /** Opens a session without a sign-in and gives its token. */
  tokenOf(role: DemoRole): Promise<string>;
  /** A client that is signed in with a role. */
  as(role: DemoRole, locale?: string): Promise<GatewayClient>;
  /** Gives a merchant another name. */
  renameMerchant(merchantId: string, name: string): Promise<void>;
  /** Puts cards into the database as they are, with defaults for what is not told, and gives their ids. */
  addCards(cards: readonly Partial<typeof cardTable.$inferInsert>[]): Promise<string[]>;
}

const ROLES: readonly DemoRole[] = ['administrator', 'operator', 'finance', 'viewer'];
let passwordHash: Promise<string> | undefined;

/** Makes a partner that no other test knows. */
export async function newPartner(testGateway: TestGateway): Promise<TestPartner> {
  const partnerId = createId();
  const users = new Map(ROLES.map((role) => [role, createId()]));
  const usernameOf = (role: DemoRole) => `${role}-${partnerId}@test.example`;
  const merchants = [createId(), createId()] as const;
  passwordHash ??= nativeHasher.hash(TEST_PASSWORD);
  const hash = await passwordHash;
  const createdAt = testGateway.clock.now();
  await testGateway.db.transaction(SERVICE_SCOPE, async (tx) => {
    await tx.insert(partnerTable).values({ id: partnerId, name: 'Test partner', createdAt });
    for (const [role, id] of users) {
      const roleId = createId();
      await tx.insert(roleTable).values({ id: roleId, partnerId, name: role, ...DEMO_ROLES[role], createdAt });
      const username = usernameOf(role);
      const named = { id, partnerId, username, email: username, name: `The ${role}` };
      await tx.insert(userTable).values({ ...named, confirmedAt: createdAt, createdAt });
      await tx.insert(userRoleTable).values({ userId: id, roleId, partnerId });
      await tx
        .insert(credentialTable)
        .values({ userId: id, partnerId, passwordHash: hash, easy: false, changedAt: createdAt });
    }
    const common = { partnerId, country: 'FR', status: 'approved', createdAt, updatedAt: createdAt } as const;
    await tx.insert(merchantTable).values([
      { ...common, id: merchants[0], type: 1, name: 'Corporation of the test', email: 'corporation@test.example' },
      { ...common, id: merchants[1], type: 2, name: 'Person of the test', email: 'person@test.example' },
    ]);
    await tx.insert(cardBinTable).values(DEMO_BINS.map((bin) => ({ ...bin, partnerId })));
  });
  const tokenOf = (role: DemoRole) => openSession(testGateway, users.get(role) ?? '');
  return {
    partnerId,
    merchants,
    usernameOf,
    tokenOf,
    as: async (role, locale) => clientOf(testGateway, await tokenOf(role), locale),
    renameMerchant: (merchantId, name) =>
      testGateway.db.transaction(SERVICE_SCOPE, async (tx) => {
        await tx.update(merchantTable).set({ name }).where(eq(merchantTable.id, merchantId));
      }),
    addCards: (cards) => addCards(testGateway, partnerId, merchants[0], cards),
  };
}

/** A client of a gateway in the same process, with or without a token. */
export function clientOf({ gateway }: TestGateway, token?: string, locale = 'en'): GatewayClient {
  return createGatewayClient({
    baseURL: 'http://gateway.test',
    fetch: (input, init) => gateway.fetch(new Request(input, init)),
    getAccessToken: () => token,
    getLocale: () => locale,
  });
}

async function openSession({ db, clock }: TestGateway, userId: string): Promise<string> {
  const token = createToken();
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + 3_600_000);
  const session = { id: createId(), tokenHash: await sha256(token), userId, createdAt: now, seenAt: now, expiresAt };
  await db.transaction(SERVICE_SCOPE, (tx) => tx.insert(sessionTable).values(session));
  return token;
}

async function addCards(
  { db, clock }: TestGateway,
  partnerId: string,
  merchantId: string,
  cards: readonly Partial<typeof cardTable.$inferInsert>[],
): Promise<string[]> {
  const rows = cards.map((card) => ({
    id: createId(),
    partnerId,
    merchantId,
    merchantName: 'Corporation of the test',
    holderName: 'Ada Test',
    bin: '424242',
    last4: '4242',
    scheme: 'visa' as const,
    type: 'physical' as const,
    model: 'commercial' as const,
    shared: false,
    status: 'normal' as const,
    currency: 'USD',
    expiry: '2099-12',
    createdAt: clock.now(),
    ...card,
  }));
  await db.transaction(SERVICE_SCOPE, (tx) => tx.insert(cardTable).values(rows));
  return rows.map(({ id }) => id);
}
