import { mayBeDoubled } from '@corridor/core';
import { useState } from 'react';
import { useOwnAccount } from '../../../kit/ticket/payer';
import { useRuntime } from '../../../runtime/Runtime';
import { usePage } from '../../../runtime/usePage';
import { useRecord } from '../../../runtime/useRecord';
import type { PaymentData, PaymentDraft } from './paymentShape';
import { recentTimes } from './recentPayments';

const FUNDED = { page: 1, size: 1, filter: { funded: true } };
const RECENT = 50;

/** Reads the beneficiary, the account that pays it, the partner's own in its currency unless another is chosen, and what it was paid within the last 24 hours. */
export function usePaymentData({ beneficiaryId, accountId }: PaymentDraft): PaymentData {
  const { gateway } = useRuntime();
  const [now] = useState(() => new Date());
  const funded = usePage(gateway.accounts, FUNDED);
  const beneficiary = useRecord(gateway.beneficiaries, beneficiaryId || null);
  const currency = beneficiary.data?.currency;
  const own = useOwnAccount(currency ?? null);
  const first = own.account;
  const account = useRecord(gateway.accounts, accountId || first?.id || null);
  const asked = beneficiaryId
    ? { page: 1, size: RECENT, filter: { beneficiaryId, createdAt: recentTimes(now) } }
    : null;
  const lately = usePage(gateway.paymentOrders, asked);
  // Nothing is reviewed before it is known whether it was paid already.
  const isAwaited = lately.loading || (asked !== null && lately.previous);
  return {
    beneficiary: beneficiary.data,
    account: currency ? account.data : undefined,
    first,
    recent: lately.previous ? [] : (lately.data?.items ?? []).filter((order) => mayBeDoubled(order, now)),
    waiting: funded.data === undefined,
    loading: beneficiary.loading || own.loading || account.loading || isAwaited,
    none: funded.data?.total === 0,
    // What is known stays known where only its refresh failed.
    error: funded.data ? undefined : funded.error,
    refresh: () => void Promise.all([funded, beneficiary, own, account, lately].map((read) => read.refresh())),
  };
}
