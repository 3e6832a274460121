import {
  type PaymentBatchOrder,
  type PaymentBatchSource,
  type PaymentBatchSourceState,
  paymentBatchIdentityKey,
} from '@corridor/core';
import { and, desc, eq, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Call } from '../../platform/call';
import { conflict, invalid } from '../../platform/refusals/refusals';
import { sourceOf } from './row';
import { paymentBatchTable as b, paymentBatchLineTable as l, originOf, type StoredLine } from './table';

/** Most lines of batches that repeat one another which are looked at. */
const MOST = 5000;

/** The first payment of each that payments repeat, by the identity that they name. @throws Refusal that names a payment whose source is unknown */
export async function originsOf(
  call: Call,
  lines: readonly PaymentBatchOrder[],
): Promise<ReadonlyMap<string, PaymentBatchSource>> {
  const sources = lines.flatMap(({ source }) => (source ? [source] : []));
  const stored = await linesAt(call, sources);
  const origins = new Map(stored.map((line) => [paymentBatchIdentityKey(line), sourceOf(line) ?? placeOf(line)]));
  const unknown = lines.flatMap(({ source }, index) =>
    source && !origins.has(paymentBatchIdentityKey(source))
      ? [{ path: `lines.${index}.source`, reason: 'refusals.unknownPayment' as const }]
      : [],
  );
  if (unknown.length > 0) throw invalid(unknown);
  return origins;
}

/** What has become of payments that rows name by their identity; those that nobody knows are left out. */
export async function sourceStates(
  call: Call,
  sources: readonly PaymentBatchSource[],
): Promise<PaymentBatchSourceState[]> {
  const named = await linesAt(call, sources);
  const origins = named.map((line) => sourceOf(line) ?? placeOf(line));
  if (origins.length === 0) return [];
  const { tx, principal } = call;
  const attempts = await tx
    .select({ line: l })
    .from(l)
    .innerJoin(b, and(eq(b.partnerId, l.partnerId), eq(b.id, l.batchId)))
    .where(and(eq(l.partnerId, principal.partnerId), sql`${originOf} IN (${placesIn(origins)})`))
    .orderBy(desc(b.createdAt), desc(b.id))
    .limit(MOST);
  const byOrigin = new Map<string, StoredLine[]>();
  for (const { line } of attempts) {
    const key = originKey(line);
    byOrigin.set(key, [...(byOrigin.get(key) ?? []), line]);
  }
  return named.map((line) => {
    const all = byOrigin.get(originKey(line)) ?? [];
    const [newest = line] = all;
    const state = (['placed', 'waiting', 'refused'] as const).find((one) => all.some((each) => each.state === one));
    return {
      ...placeOf(line),
      state: state ?? line.state,
      orderId: all.find(({ orderId }) => orderId !== null)?.orderId ?? null,
      beneficiaryId: newest.payment.beneficiaryId,
      beneficiaryName: newest.beneficiaryName,
      amount: newest.payment.amount,
    };
  });
}

/**
 * Refuses a payment of which another repetition, or which itself, was placed, whoever sent it; whoever places another repetition
 * at the same moment waits for this to end. @throws Refusal
 */
export async function requireNotPlaced({ tx }: Call, line: StoredLine): Promise<void> {
  const origin = sourceOf(line) ?? placeOf(line);
  const isOrigin = and(eq(l.batchId, origin.batchId), eq(l.position, origin.position));
  await tx
    .select({ position: l.position })
    .from(l)
    .where(and(eq(l.partnerId, line.partnerId), isOrigin))
    .for('no key update');
  const others = or(ne(l.batchId, line.batchId), ne(l.position, line.position));
  const isRepeated = and(sql`${originOf} IN (${placesIn([origin])})`, eq(l.state, 'placed'), others);
  const [placed] = await tx
    .select({ position: l.position })
    .from(l)
    .where(and(eq(l.partnerId, line.partnerId), isRepeated))
    .limit(1);
  if (placed) throw conflict('refusals.paymentPlaced');
}

async function linesAt({ tx, principal }: Call, places: readonly PaymentBatchSource[]): Promise<StoredLine[]> {
  if (places.length === 0) return [];
  const isNamed = sql`(${l.batchId}, ${l.position}) IN (${placesIn(places)})`;
  return tx
    .select()
    .from(l)
    .where(and(eq(l.partnerId, principal.partnerId), isNamed));
}

const originKey = (line: StoredLine): string => paymentBatchIdentityKey(sourceOf(line) ?? placeOf(line));

const placeOf = ({ batchId, position }: PaymentBatchSource): PaymentBatchSource => ({ batchId, position });

function placesIn(places: readonly PaymentBatchSource[]): SQL {
  return sql.join(
    places.map(({ batchId, position }) => sql`(${batchId}::uuid, ${position}::integer)`),
    sql`, `,
  );
}
