import type { GatewayClient } from '@corridor/core';
import { nativeHasher } from '../node/nativeHasher';
import { seedDatabase } from '../seed';
import { DEMO_SIGN_INS, type DemoRole } from '../seed/partners';
import { clientOf } from './newPartner';
import type { House } from './places';

/** The first seeded partner's users, each signed in once. */
export interface SeededPartner {
  tokenOf(role: DemoRole): Promise<string>;
  as(role: DemoRole): Promise<GatewayClient>;
}

/** Seeds a test's database, where no test has done so before, and gives its first partner. */
export async function seededPartner(house: House): Promise<SeededPartner> {
  await seedDatabase({ db: house.db, passwords: nativeHasher });
  const tokens = new Map<DemoRole, Promise<string>>();
  const open = async (role: DemoRole) => {
    const user = DEMO_SIGN_INS.find((signIn) => signIn.role === role && signIn.partner === 'meridian');
    const { username = '', password = '' } = user ?? {};
    return (await clientOf(house).session.login({ username, password })).accessToken;
  };
  const tokenOf = (role: DemoRole) => {
    const token = tokens.get(role) ?? open(role);
    tokens.set(role, token);
    return token;
  };
  return { tokenOf, as: async (role) => clientOf(house, await tokenOf(role)) };
}
