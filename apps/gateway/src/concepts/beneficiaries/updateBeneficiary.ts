import type { BeneficiaryDetail, BeneficiaryDraft, BeneficiaryUpdate } from '@corridor/core';
import type { Call } from '../../platform/call';
import { changeRow } from '../../platform/records';
import { refuseDuplicate } from './duplicates';
import { beneficiaryRecord } from './findBeneficiary';
import { readDraft } from './readDraft';
import { columnsOf, draftOf, toDetail } from './row';
import { beneficiaryTable } from './table';

/** Changes parts of a beneficiary; what comes out is checked as a whole. @throws Refusal that names each wrong field */
export async function updateBeneficiary(
  call: Call,
  id: string,
  changes: BeneficiaryUpdate,
): Promise<BeneficiaryDetail> {
  const stored = await beneficiaryRecord.lock(call, id);
  const before = draftOf(stored);
  const draft = readDraft(changed(before, changes));
  const columns = columnsOf(draft);
  const movesAccount =
    columns.account !== stored.account || columns.route !== stored.route || columns.currency !== stored.currency;
  if (movesAccount) await refuseDuplicate(call, columns, id);
  const updated = await changeRow(call.tx, beneficiaryTable, id, { ...columns, updatedAt: call.now });
  await call.audit({
    action: 'update',
    subject: 'beneficiary',
    subjectId: id,
    before: named(before, changes),
    after: named(draft, changes),
  });
  return toDetail(updated, call.principal);
}

function changed(draft: BeneficiaryDraft, changes: BeneficiaryUpdate): BeneficiaryDraft {
  return {
    bankCountry: changes.bankCountry ?? draft.bankCountry,
    currency: changes.currency ?? draft.currency,
    paymentMethod: changes.paymentMethod ?? draft.paymentMethod,
    payeeType: changes.payeeType ?? draft.payeeType,
    accountType: changes.accountType ?? draft.accountType,
    bank: changes.bank ?? draft.bank,
    payee: changes.payee ?? draft.payee,
    intermediaryBank: replaced(draft.intermediaryBank, changes.intermediaryBank),
    feeDirection: replaced(draft.feeDirection, changes.feeDirection),
    purpose: replaced(draft.purpose, changes.purpose),
    invoiceKind: replaced(draft.invoiceKind, changes.invoiceKind),
  };
}

function replaced<T>(present: T | undefined, change: T | null | undefined): T | undefined {
  return change === null ? undefined : (change ?? present);
}

function named(draft: BeneficiaryDraft, changes: BeneficiaryUpdate): Record<string, unknown> {
  return Object.fromEntries(Object.entries(draft).filter(([name]) => Object.hasOwn(changes, name)));
}
