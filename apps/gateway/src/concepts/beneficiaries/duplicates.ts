import type { Beneficiary, BeneficiaryDraft } from '@corridor/core';
import { and, asc, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Call } from '../../platform/call';
import { run } from '../../platform/database';
import { readableRows } from '../../platform/listing';
import { duplicate } from '../../platform/refusals/refusals';
import { readDraft } from './readDraft';
import { columnsOf, toBeneficiary } from './row';
import { beneficiaryTable as b } from './table';

const MOST = 20;

type Columns = ReturnType<typeof columnsOf>;

/** Beneficiaries that already have the account of a draft, oldest first. */
export async function listDuplicates(call: Call, draft: BeneficiaryDraft): Promise<Beneficiary[]> {
  return sameAccount(call, columnsOf(readDraft(draft)), readableRows(b, call));
}

/** Refuses an account that another beneficiary has; two of the same at one moment wait for each other. @throws Refusal */
export async function refuseDuplicate(call: Call, columns: Columns, ownId?: string): Promise<void> {
  const { account, currency } = columns;
  const lock = `beneficiary ${call.principal.partnerId} ${currency} ${account}`;
  await run(call.tx, sql`SELECT pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
  const [first] = await sameAccount(call, columns, ownId === undefined ? undefined : ne(b.id, ownId));
  if (first) throw duplicate(pathOf(columns), 'refusals.accountTaken', { name: first.name });
}

async function sameAccount({ tx, principal }: Call, columns: Columns, within: SQL | undefined): Promise<Beneficiary[]> {
  const { account, currency, route } = columns;
  const isSame = and(
    eq(b.partnerId, principal.partnerId),
    eq(b.account, account),
    eq(b.currency, currency),
    eq(b.route, route),
    within,
  );
  const stored = await tx.select().from(b).where(isSame).orderBy(asc(b.createdAt), asc(b.id)).limit(MOST);
  return stored.map((one) => toBeneficiary(one, principal));
}

function pathOf({ details: { bank } }: Columns): string {
  if (bank.iban !== undefined) return 'bank.iban';
  if (bank.pixKey !== undefined) return 'bank.pixKey';
  return bank.routingCodes?.clabe === undefined ? 'bank.accountNumber' : 'bank.routingCodes.clabe';
}
