import { useMessages } from '../../../i18n/useMessages';
import type { DetailItem } from '../../../kit/display/DetailList';
import { MoneyText } from '../../../kit/display/MoneyText';
import { cardTopUpMessages } from '../../../messages/card-top-up';
import type { TopUpPrice } from './topUpShape';

/** What a top-up moves, each figure with its label. */
export function useTopUpLines(price: TopUpPrice | undefined): readonly DetailItem[] {
  const t = useMessages(cardTopUpMessages);
  if (!price) return [];
  return [
    { label: t('cards.topUp.debited'), value: <MoneyText value={price.amount} />, total: true },
    { label: t('cards.topUp.after'), value: <MoneyText value={price.after} /> },
    { label: t('cards.topUp.arrives'), value: t('cards.topUp.atOnce') },
  ];
}
