import { type Account, productType } from '@corridor/core';
import { useMessages } from '../../../i18n/useMessages';
import type { SectionProps } from '../../../kit/detail/DetailDeclaration';
import { RecordButton } from '../../../kit/display/RecordButton';
import { accountsMessages } from '../../../messages/accounts';

/** The ways from an account to what its money can be used for: a card's top-up, an exchange and a withdrawal. */
export function AccountButtons({ record: { id, ownerId, productType: product, currency } }: SectionProps<Account>) {
  const t = useMessages(accountsMessages);
  const cards = { currency: [currency], shared: 'false', status: ['normal'] } as const;
  const isOfMerchant = product === productType.code.merchantAccount;
  const filter = isOfMerchant ? { ...cards, merchantId: ownerId } : cards;
  return (
    <>
      <RecordButton to={{ segment: 'card', filter, action: 'topUp' }}>{t('accounts.topUp')}</RecordButton>
      <RecordButton to={{ segment: 'exchange-order', create: { ownerId, sellCurrency: currency } }}>
        {t('accounts.exchange')}
      </RecordButton>
      <RecordButton to={{ segment: 'withdrawal-order', create: { accountId: id } }}>
        {t('accounts.withdraw')}
      </RecordButton>
    </>
  );
}
