import type { MaterialEvent, MaterialEventKind } from '@corridor/core';
import { desc, eq } from 'drizzle-orm';
import type { Call } from '../../platform/call';
import { createId, type Transaction } from '../../platform/database';
import { wireMoney } from '../../platform/money';
import { TIMELINE_LENGTH } from '../../platform/records';
import { collectionTable } from '../collections/table';
import { materialEventTable as e } from './table';

/** What happened to a material, with the amount and collection that it concerned. */
export interface NewMaterialEvent {
  readonly kind: MaterialEventKind;
  readonly link?: { readonly amount: bigint; readonly collectionId: string };
}

/** Adds to a material's history. */
export async function recordMaterialEvent(
  { tx, principal, now }: Pick<Call, 'tx' | 'principal' | 'now'>,
  materialId: string,
  { kind, link }: NewMaterialEvent,
): Promise<void> {
  await tx.insert(e).values({
    id: createId(now.getTime()),
    partnerId: principal.partnerId,
    materialId,
    kind,
    at: now,
    actor: principal.name,
    amount: link?.amount ?? null,
    collectionId: link?.collectionId ?? null,
  });
}

/** A material's history, newest first. */
export async function materialTimeline(tx: Transaction, id: string, currency: string): Promise<MaterialEvent[]> {
  const events = await tx
    .select({ event: e, payerName: collectionTable.payerName })
    .from(e)
    .leftJoin(collectionTable, eq(collectionTable.id, e.collectionId))
    .where(eq(e.materialId, id))
    .orderBy(desc(e.at), desc(e.id))
    .limit(TIMELINE_LENGTH);
  return events.map(({ event, payerName }) => ({
    id: event.id,
    kind: event.kind,
    at: event.at.toISOString(),
    actor: event.actor,
    amount: event.amount === null ? null : wireMoney(event.amount, currency),
    collectionId: event.collectionId,
    payerName,
  }));
}
