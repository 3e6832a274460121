import { visibleTextOf } from '@corridor/core';
import { and, eq, ne } from 'drizzle-orm';
import { auditAll } from '../../platform/audit/audit';
import { type Database, SERVICE_SCOPE } from '../../platform/database';
import type { Mail, Mailer } from '../../platform/mail';
import {
  administratorsOf,
  type Company,
  commandActor,
  type Informed,
  inform,
  requireCompany,
} from '../users/companies';
import { policyTable as p, type StoredPolicy } from './table';
import { loggedOf } from './writePolicy';

/** Database and mail server of a company that is unlocked. */
export interface Unlocking {
  readonly db: Database;
  /** Null: nobody can be told. */
  readonly mailer: Mailer | null;
  readonly now?: Date;
}

/** Result of unlocking a company: kinds of the policies that were removed, and who was told. */
export interface Unlocked extends Informed {
  readonly kinds: readonly StoredPolicy['kind'][];
}

/**
 * Removes the policies that hold writes of a company back, for when nobody is left who could decide, and tells its administrators.
 * Requests that wait stay as they are: their makers may withdraw them. @throws Error for an unknown company, or one without such policies
 */
export async function unlockPolicies(
  { db, mailer, now = new Date() }: Unlocking,
  partnerName: string,
): Promise<Unlocked> {
  const { company, administrators, kinds } = await db.transaction(SERVICE_SCOPE, async (tx) => {
    const company = await requireCompany(tx, partnerName);
    // Those of reviews hold nothing back: with the others gone, an administrator changes them alone.
    const isMeant = and(eq(p.partnerId, company.id), ne(p.kind, 'reviews'));
    const removed = await tx.delete(p).where(isMeant).returning();
    if (removed.length === 0) throw new Error(`${company.name} has no policy that holds a write back`);
    const actor = commandActor(company.id, now);
    const told = removed.map((policy) => {
      const before = loggedOf(policy);
      return { actor, entry: { action: 'delete', subject: 'approval-policy', subjectId: policy.id, before } as const };
    });
    await auditAll(tx, told);
    const kinds = [...new Set(removed.map(({ kind }) => kind))];
    return { company, kinds, administrators: await administratorsOf(tx, company) };
  });
  const mails = administrators.map((administrator) => mailOf(administrator, company, kinds));
  return { kinds, ...(await inform(mailer, mails)) };
}

function mailOf(
  { name, email }: { readonly name: string; readonly email: string },
  company: Company,
  kinds: Unlocked['kinds'],
): Mail {
  return {
    to: email,
    subject: 'Approval policies were removed',
    text: `Hello ${visibleTextOf(name)},\n\non the server itself, the approval policies of ${visibleTextOf(company.name)} for ${kinds.join(', ')} were removed. What they held back now needs no second person, until an administrator sets them again.\n\nIf none of you asked for this, speak to whoever runs the server at once.\n`,
  };
}
