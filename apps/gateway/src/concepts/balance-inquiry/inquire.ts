import { type BalanceInquiry, CARD_TOKEN_MINUTES, CARDHOLDER_NAME, type CardSession } from '@corridor/core';
import { sql } from 'drizzle-orm';
import type { Origin, Services } from '../../platform/call';
import { execute, run, SERVICE_SCOPE, sha256 } from '../../platform/database';
import { type Allowance, forgiveAttempts, originOf, takeAttempt } from '../../platform/rate-limit';
import { inquiryFailed } from '../../platform/refusals/refusals';
import { keyedDigest } from '../../platform/secrets';
import { audit } from '../logs';
import { createToken } from '../session/createToken';

const BY_NUMBER: Allowance = { attempts: 5, seconds: 15 * 60 };
const BY_ADDRESS: Allowance = { attempts: 50, seconds: 15 * 60 };

interface Found {
  readonly id: string;
  readonly partnerId: string;
}

/** Opens an inquiry for who knows a card's number and expiry. @throws Refusal the same for every reason; another when locked out */
export async function openInquiry(
  services: Services,
  { cardNumber, expiry }: BalanceInquiry,
  { origin, requestId }: { origin: Origin; requestId: string },
): Promise<CardSession> {
  const { db, clock } = services;
  const now = clock.now();
  if (origin.address) await takeAttempt(db, `inquiry:address:${originOf(origin.address).host}`, BY_ADDRESS, now);
  const key = `inquiry:card:${await keyedDigest(services, 'inquired card', cardNumber)}`;
  await takeAttempt(db, key, BY_NUMBER, now);
  const card = await findByNumber(services, cardNumber, expiry);
  if (!card) throw inquiryFailed();
  await forgiveAttempts(db, key);
  const cardToken = createToken();
  const tokenHash = await sha256(cardToken);
  const expiresAt = new Date(now.getTime() + CARD_TOKEN_MINUTES * 60_000).toISOString();
  const principal = { partnerId: card.partnerId, userId: card.id, name: CARDHOLDER_NAME };
  await db.transaction(SERVICE_SCOPE, async (tx) => {
    await run(tx, sql`INSERT INTO card_session VALUES (${tokenHash}, ${card.id}, ${now.toISOString()}, ${expiresAt})`);
    const entry = { action: 'inquire', subject: 'card', subjectId: card.id } as const;
    await audit(tx, { principal, now, origin, requestId }, entry);
  });
  return { cardToken, expiresAt };
}

// Numbers are stored nowhere: the few cards that share BIN, last digits and expiry are asked for theirs.
async function findByNumber({ db, vault }: Services, cardNumber: string, expiry: string): Promise<Found | null> {
  const bins = [cardNumber.slice(0, 6), cardNumber.slice(0, 8)];
  const candidates = await db.transaction(SERVICE_SCOPE, (tx) =>
    execute(
      tx,
      sql`SELECT id, partner_id, bin FROM card WHERE last4 = ${cardNumber.slice(-4)} AND bin IN (${bins[0]}, ${bins[1]})
        AND expiry = ${expiry} AND status NOT IN ('unactivated', 'closed') ORDER BY id`,
      (row) => ({ id: String(row.id), partnerId: String(row.partner_id), bin: String(row.bin) }),
    ),
  );
  for (const candidate of candidates) {
    if ((await vault.numberOf(candidate.id, candidate.bin)) === cardNumber) return candidate;
  }
  return null;
}
