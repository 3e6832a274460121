import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { SERVICE_SCOPE } from '../../platform/database';
import { countSelects } from '../../testing/countSelects';
import { DATABASES } from '../../testing/databases';
import { newPartner } from '../../testing/newPartner';
import { roleTable } from '../session/table';

it.each(DATABASES)('selects a shop once for each verb on the %s database', async (_name, open) => {
  const database = await open();
  const { db, taken } = countSelects(database.db);
  const testGateway = await database.open({ db });
  const partner = await newPartner(testGateway);
  const client = await partner.as('operator');
  const { id } = await client.shops.create({ ownerId: partner.merchants[0], name: 'Élan', businessType: 10 });
  const selectsOf = async (work: () => Promise<unknown>) => {
    taken();
    await work();
    return taken();
  };
  expect(await selectsOf(() => client.shops.get(id))).toBe(1);
  expect(await selectsOf(() => client.shops.update(id, { brand: 'Zest' }))).toBe(1);
  expect(await selectsOf(() => client.shops.callById(id, 'enable', {}))).toBe(1);
  const rules = [{ action: 'read', subject: 'shop', conditions: { businessType: 10 } }];
  await database.db.transaction(SERVICE_SCOPE, async (tx) => {
    await tx.update(roleTable).set({ rules }).where(eq(roleTable.partnerId, partner.partnerId));
  });
  expect(await selectsOf(() => client.shops.get(id))).toBe(1);
});
