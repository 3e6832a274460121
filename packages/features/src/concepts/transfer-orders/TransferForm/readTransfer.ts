import { readTransferInput, toWireMoney } from '@corridor/core';
import type { Question } from '../../../kit/ticket/TicketShape';
import type { TransferData, TransferDraft, TransferShape } from './transferShape';

/** A ticket that nobody has filled in. */
export const emptyTransfer: TransferDraft = { fromAccountId: '', toAccountId: '', amount: '', reference: '' };

/** Reads a draft; core's rules decide, and an account that is not there is none. */
export function readTransfer(
  { amount, reference }: TransferDraft,
  { from, to }: Pick<TransferData, 'from' | 'to'>,
): Question<TransferShape['request'], TransferShape['problem']> {
  const [fromAccountId, toAccountId] = [from?.id ?? '', to?.id ?? ''];
  const currency = from?.currency ?? '';
  const reading = readTransferInput({ fromAccountId, toAccountId, amount: { amount, currency } });
  if (!reading.ok) return reading;
  const said = reference.trim();
  const request = { fromAccountId, toAccountId, amount: toWireMoney(reading.amount), ...(said && { reference: said }) };
  return { ok: true, request };
}
