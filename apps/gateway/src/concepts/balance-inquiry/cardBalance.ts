import type { CardBalance } from '@corridor/core';
import { eq, sql } from 'drizzle-orm';
import type { Services } from '../../platform/call';
import { execute, run, SERVICE_SCOPE, sha256 } from '../../platform/database';
import { TOKEN_MAX_LENGTH } from '../../platform/http/requestFacts';
import { cleaningJob } from '../../platform/jobs';
import { wireMoney } from '../../platform/money';
import { unauthorized } from '../../platform/refusals/refusals';
import { cardTable as c } from '../cards/table';

/** What the holder of a card token sees. @throws Refusal when the token is unknown or its time is over */
export async function cardBalance({ db, clock }: Services, token: string | null): Promise<CardBalance> {
  if (!token || token.length > TOKEN_MAX_LENGTH) throw unauthorized();
  const now = clock.now();
  const tokenHash = await sha256(token);
  return db.transaction(SERVICE_SCOPE, async (tx) => {
    const open = sql`SELECT card_id FROM card_session WHERE token_hash = ${tokenHash} AND expires_at > ${now.toISOString()}`;
    const [cardId] = await execute(tx, open, (row) => String(row.card_id));
    const [card] = cardId === undefined ? [] : await tx.select().from(c).where(eq(c.id, cardId));
    if (!card) throw unauthorized();
    const { last4, holderName, scheme, type, status, expiry, balance, currency } = card;
    const shown = { last4, holderName, scheme, type, status, expiry };
    return { ...shown, balance: wireMoney(balance, currency), asOf: now.toISOString() };
  });
}

/** Ends an inquiry; an unknown token ends nothing. */
export async function closeInquiry({ db }: Services, token: string | null): Promise<void> {
  const tokenHash = await sha256(token ?? '');
  await db.transaction(SERVICE_SCOPE, (tx) => run(tx, sql`DELETE FROM card_session WHERE token_hash = ${tokenHash}`));
}

/** Forgets inquiries whose time is over. */
export const endOldInquiries = cleaningJob('old-inquiries', (now) => ({
  table: 'card_session',
  where: sql`expires_at < ${now}`,
}));
