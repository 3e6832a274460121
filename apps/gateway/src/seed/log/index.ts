import { BANK_NAME, SERVICE_NAME } from '@corridor/core';
import { userTable } from '../../concepts/session/table';
import { type Actor, auditAll } from '../../platform/audit/audit';
import { systemActor } from '../../platform/audit/systemActor';
import { logTable } from '../../platform/audit/table';
import { newId, type Transaction } from '../../platform/database';
import { DEMO_PARTNER_IDS } from '../../platform/seeding/partners';
import type { Seeding } from '../../platform/seeding/Seeding';
import { holderActs } from './holderActs';
import { moneyActs } from './moneyActs';
import type { PastAct } from './PastAct';
import { peopleActs } from './peopleActs';

/**
 * Begins the log of the demo with what its records say who did, in the order of time. A partner whose log has begun keeps it as it is:
 * nothing is written behind what is sealed. Records that name nobody have no entry, nor have those of `npm run seed`.
 */
export async function seedLog(seeding: Seeding): Promise<void> {
  const { tx, now } = seeding;
  const begun = new Set((await tx.selectDistinct({ id: logTable.partnerId }).from(logTable)).map(({ id }) => id));
  const beginning = new Set(DEMO_PARTNER_IDS.filter((id) => !begun.has(id)));
  if (beginning.size === 0) return;
  const actorOf = await actorsOf(tx);
  const acts = [...(await peopleActs(tx)), ...(await holderActs(tx, now)), ...(await moneyActs(tx))];
  const told = acts
    .filter(({ partnerId }) => beginning.has(partnerId))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .flatMap((act) => {
      const actor = actorOf(act);
      return actor ? [{ actor, entry: act.entry }] : [];
    });
  await auditAll(tx, told);
}

/** Finds who did something; nobody where the partner has no such user, as in a demo of former days. */
async function actorsOf(tx: Transaction): Promise<(act: PastAct) => Actor | null> {
  const { id, partnerId, name } = userTable;
  const users = await tx.select({ id, partnerId, name }).from(userTable);
  const keyOf = (of: { partnerId: string; name: string }) => `${of.partnerId} ${of.name}`;
  const ids = new Map(users.map((user) => [keyOf(user), user.id]));
  return ({ partnerId: ofPartner, by, at, requestId = newId(tx, at) }) => {
    if (by === BANK_NAME || by === SERVICE_NAME) return { ...systemActor(ofPartner, by, at), requestId };
    const userId = ids.get(keyOf({ partnerId: ofPartner, name: by }));
    if (userId === undefined) return null;
    const principal = { partnerId: ofPartner, userId, name: by };
    return { principal, now: at, origin: { address: null, userAgent: null }, requestId };
  };
}
