import type { PaymentInvoice, PaymentInvoiceContent } from '@corridor/core';
import { and, eq, sql } from 'drizzle-orm';
import type { Call } from '../../platform/call';
import { isUuid, type Transaction } from '../../platform/database';
import { contentOf, FILES_AT_ONCE, storedFileTable as f, storeFile, type UploadedFile } from '../../platform/files';
import { cleaningJob } from '../../platform/jobs';
import { invalid, notFound } from '../../platform/refusals/refusals';
import { findOrder } from '../orders';

const OWNER = 'payment-order';
const SHOWN = { id: f.id, name: f.name, size: f.size, contentType: f.contentType, createdAt: f.createdAt };

/** Keeps an invoice for the payment that will name it. */
export async function uploadInvoice(call: Call, file: UploadedFile): Promise<PaymentInvoice> {
  const stored = await storeFile(call, OWNER, call.principal.userId, file);
  await call.audit({ action: 'upload', subject: OWNER, subjectId: stored.id, after: { ...stored } });
  return { ...stored, uploadedAt: call.now.toISOString() };
}

/** Refuses an invoice that the caller has not uploaded, or that nobody named for a day. @throws Refusal */
export async function requireInvoice({ tx, principal }: Call, id: string): Promise<void> {
  const isOwn = and(eq(f.id, id), eq(f.owner, OWNER), eq(f.createdBy, principal.userId));
  const [found] = isUuid(id) ? await tx.select({ id: f.id }).from(f).where(isOwn) : [];
  if (!found) throw invalid([{ path: 'invoiceId', reason: 'paymentOrders.problem.unknownInvoice' }]);
}

/** The invoice of an order without its content; null where it has none. */
export async function invoiceOf(tx: Transaction, id: string | null): Promise<PaymentInvoice | null> {
  if (id === null) return null;
  const [stored] = await tx.select(SHOWN).from(f).where(eq(f.id, id));
  return stored ? toInvoice(stored) : null;
}

/** The invoice of an order with its content. @throws Refusal when there is none */
export async function readInvoice(call: Call, orderId: string): Promise<PaymentInvoiceContent> {
  const { order } = await findOrder(call, OWNER, orderId);
  const isMeant = order.invoiceId === null ? null : eq(f.id, order.invoiceId);
  const [stored] = isMeant
    ? await call.tx
        .select({ ...SHOWN, content: f.content })
        .from(f)
        .where(isMeant)
    : [];
  if (!stored) throw notFound('invoice');
  return { ...toInvoice(stored), content: contentOf(stored.content) };
}

/** Forgets invoices that no payment has named for a day. */
export const forgetInvoices = cleaningJob('unnamed-invoices', (now) => ({
  table: 'stored_file',
  where: sql`owner = ${OWNER} AND created_at < ${now} - interval '1 day'
    AND NOT EXISTS (SELECT FROM outgoing_order o WHERE o.invoice_id = stored_file.id)`,
  portion: FILES_AT_ONCE,
}));

interface Shown extends Omit<PaymentInvoice, 'uploadedAt'> {
  readonly createdAt: Date;
}

const toInvoice = ({ id, name, size, contentType, createdAt }: Shown): PaymentInvoice => ({
  id,
  name,
  size,
  contentType,
  uploadedAt: createdAt.toISOString(),
});
