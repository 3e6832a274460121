import type { TransferPrice } from '@corridor/core';
import { useMessages } from '../../../i18n/useMessages';
import type { DetailItem } from '../../../kit/display/DetailList';
import { MoneyText } from '../../../kit/display/MoneyText';
import { transferOrdersMessages } from '../../../messages/transfer-orders';

/** The figures of a transfer, each with its label. */
export function useTransferLines(price: TransferPrice | undefined): readonly DetailItem[] {
  const t = useMessages(transferOrdersMessages);
  if (!price) return [];
  return [
    { label: t('transferOrders.form.fee'), value: <MoneyText value={price.fee} /> },
    { label: t('transferOrders.form.debited'), value: <MoneyText value={price.debited} />, total: true },
    { label: t('transferOrders.form.received'), value: <MoneyText value={price.received} /> },
    { label: t('transferOrders.form.arrives'), value: t('transferOrders.form.atOnce') },
  ];
}
