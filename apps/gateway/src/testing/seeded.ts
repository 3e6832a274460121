import type { GatewayClient } from '@corridor/core';
import { seedDatabase } from '../app/seedDatabase';
import { seedJobFaults } from '../concepts/job-faults/seed';
import { createId, SERVICE_SCOPE } from '../platform/database';
import { createRandom } from '../platform/seeding/createRandom';
import { DEMO_SIGN_INS, type DemoRole } from '../platform/seeding/partners';
import { nativeHasher } from '../servers/node/nativeHasher';
import type { TestGateway } from './databases';
import { clientOf } from './newPartner';

/** The first seeded partner's users, each signed in once. */
export interface SeededPartner {
  tokenOf(role: DemoRole): Promise<string>;
  as(role: DemoRole): Promise<GatewayClient>;
}

/** Seeds a test's database, where no test has done so before, and gives its first partner. */
export async function seededPartner(testGateway: TestGateway): Promise<SeededPartner> {
  const { db } = testGateway;
  await seedDatabase({ db, passwords: nativeHasher });
  // Jobs that another test ran have forgotten them: nothing is wrong with their records.
  const seeding = { now: testGateway.clock.now(), random: createRandom(createId()) };
  await db.transaction(SERVICE_SCOPE, (tx) => seedJobFaults({ tx, ...seeding }));
  const tokens = new Map<DemoRole, Promise<string>>();
  const open = async (role: DemoRole) => {
    const user = DEMO_SIGN_INS.find((signIn) => signIn.role === role && signIn.partner === 'meridian');
    const { username = '', password = '' } = user ?? {};
    return (await clientOf(testGateway).session.login({ username, password })).accessToken;
  };
  const tokenOf = (role: DemoRole) => {
    const token = tokens.get(role) ?? open(role);
    tokens.set(role, token);
    return token;
  };
  return { tokenOf, as: async (role) => clientOf(testGateway, await tokenOf(role)) };
}
