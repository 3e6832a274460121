import type { WithdrawalPrice } from '@corridor/core';
import { useMessages } from '../../../i18n/useMessages';
import type { DetailItem } from '../../../kit/display/DetailList';
import { MoneyText } from '../../../kit/display/MoneyText';
import { withdrawalOrdersMessages } from '../../../messages/withdrawal-orders';

/** The figures of a withdrawal, each with its label. */
export function useWithdrawalLines(price: WithdrawalPrice | undefined): readonly DetailItem[] {
  const t = useMessages(withdrawalOrdersMessages);
  if (!price) return [];
  return [
    { label: t('withdrawalOrders.form.amount'), value: <MoneyText value={price.amount} /> },
    { label: t('withdrawalOrders.form.fee'), value: <MoneyText value={price.fee} /> },
    { label: t('withdrawalOrders.column.debited'), value: <MoneyText value={price.debited} />, total: true },
    { label: t('withdrawalOrders.column.received'), value: <MoneyText value={price.received} /> },
  ];
}
