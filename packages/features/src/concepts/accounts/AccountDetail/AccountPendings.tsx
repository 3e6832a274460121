import { type Account, type Collection, collectionAuditStatus, type WireMoney } from '@corridor/core';
import { useMessages } from '../../../i18n/useMessages';
import { CollectionRows } from '../../../kit/detail/CollectionRows';
import type { SectionProps } from '../../../kit/detail/DetailDeclaration';
import { accountsMessages } from '../../../messages/accounts';
import { useFormatters } from '../../../runtime/useFormatters';
import { amountLeft } from '../amountLeft';
import { isNothing } from '../isNothing';

const { approved } = collectionAuditStatus.code;
const WAITING = collectionAuditStatus.codes.filter((status) => status !== approved);

const amountOf = ({ amount }: Collection): WireMoney => amount;

/** What makes up the pending money of an account: each collection that waits for its approval and was not sent back. */
export function AccountPendings({ record: { id: accountId, collectionPending }, level }: SectionProps<Account>) {
  const t = useMessages(accountsMessages);
  const format = useFormatters();
  const note = isNothing(collectionPending)
    ? undefined
    : t('accounts.pending.note', { amount: format.money(collectionPending) });
  return (
    <CollectionRows
      {...{ level, note }}
      title={t('accounts.pending.title')}
      none={t('accounts.pending.none')}
      filter={{ accountId, status: WAITING, returned: false }}
      size={50}
      restOf={(shown, others) =>
        t('accounts.pending.rest', {
          count: others,
          shown: format.count(others),
          amount: format.money(amountLeft(collectionPending, shown.map(amountOf))),
        })
      }
    />
  );
}
