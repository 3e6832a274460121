import { createGateway, createOutbox, type Database, openDatabase } from '@corridor/gateway';
import { createTestClock } from '../../apps/gateway/src/testing/createTestClock';
import { newPartner } from '../../apps/gateway/src/testing/newPartner';
import { openSandbox } from '../../apps/gateway/src/testing/sandbox';
import type { Writer } from './startLoad';

/** A partner's books, which writers change. */
export interface Books {
  readonly db: Database;
  readonly writers: readonly Writer[];
}

/** Where transfers are ordered. */
export const TRANSFERS = '/api/portal/cms/transfer-order/create';

/** Where shops are registered. */
export const SHOPS = '/api/portal/cms/shop/create';

const CURRENCIES = ['USD', 'EUR', 'GBP', 'CHF'] as const;
const SHOP_WRITERS = 2;

/** Makes a partner with money; its writers move one unit a time in each currency, and register shops. */
export async function openBooks(databaseURL: string): Promise<Books> {
  const db = await openDatabase({ databaseURL });
  const [clock, outbox] = [createTestClock(), createOutbox()];
  const testGateway = { db, clock, outbox, gateway: await createGateway({ db, clock, mailer: outbox, sandbox: true }) };
  const partner = await newPartner(testGateway);
  const [ownerId, other] = partner.merchants;
  const sandbox = await openSandbox(testGateway, partner);
  const finance = await partner.as('finance');
  const [money, records] = [await partner.tokenOf('finance'), await partner.tokenOf('operator')];
  const writers: Writer[] = [];
  for (const currency of CURRENCIES) {
    const { account } = await sandbox.deposit(ownerId, '100000.00', currency);
    const { id: toAccountId } = await finance.accounts.create({ ownerId: other, currency });
    const order = { fromAccountId: account.id, toAccountId, amount: { amount: '1.00', currency } };
    writers.push({ path: TRANSFERS, token: money, bodyOf: () => order });
  }
  const bodyOf = (name: string) => ({ ownerId, name, businessType: 10 });
  for (let count = 0; count < SHOP_WRITERS; count += 1) writers.push({ path: SHOPS, token: records, bodyOf });
  return { db, writers };
}
