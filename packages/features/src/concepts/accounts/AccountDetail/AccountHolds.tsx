import type { Account, AccountHold } from '@corridor/core';
import type { TableColumn } from '@corridor/ui';
import { useMemo } from 'react';
import { type Translate, useMessages } from '../../../i18n/useMessages';
import type { SectionProps } from '../../../kit/detail/DetailDeclaration';
import { RowsSection } from '../../../kit/detail/RowsSection';
import { InstantText } from '../../../kit/display/InstantText';
import { MoneyText } from '../../../kit/display/MoneyText';
import { RecordLink } from '../../../kit/display/RecordLink';
import { accountsMessages } from '../../../messages/accounts';
import { useRuntime } from '../../../runtime/Runtime';
import { useFormatters } from '../../../runtime/useFormatters';
import { useRead } from '../../../runtime/useRead';
import { isNothing } from '../isNothing';
import { holdKind, holdTarget } from './holdKind';

type AccountWords = Translate<keyof (typeof accountsMessages)['en']>;

function holdColumns(t: AccountWords): TableColumn<AccountHold>[] {
  return [
    {
      id: 'source',
      header: t('accounts.holds.source'),
      cell: (hold) => <RecordLink to={holdTarget(hold)}>{t(`accounts.hold.${holdKind(hold)}`)}</RecordLink>,
      width: 150,
    },
    {
      id: 'placedAt',
      header: t('accounts.holds.since'),
      cell: ({ placedAt }) => <InstantText value={placedAt} dayOnly />,
      width: 104,
      grow: 0,
    },
    {
      id: 'expiresAt',
      header: t('accounts.holds.until'),
      cell: ({ expiresAt }) => (expiresAt ? <InstantText value={expiresAt} dayOnly /> : t('accounts.holds.open')),
      width: 108,
      grow: 0,
    },
    {
      id: 'amount',
      header: t('accounts.holds.amount'),
      cell: ({ amount }) => <MoneyText value={amount} />,
      align: 'end',
      width: 132,
      grow: 0,
    },
  ];
}

/** What makes up the held money of an account: each hold with the order or authorization that set it aside. */
export function AccountHolds({ record: { id, held }, level }: SectionProps<Account>) {
  const t = useMessages(accountsMessages);
  const { gateway } = useRuntime();
  const format = useFormatters();
  const read = useRead({
    key: [gateway.accounts.resource.segment, 'call', { holds: id }],
    keepPrevious: false,
    fetch: (options) => gateway.accounts.callById(id, 'holds', {}, options),
  });
  const columns = useMemo(() => holdColumns(t), [t]);
  const note = isNothing(held) ? undefined : t('accounts.holds.note', { amount: format.money(held) });
  return (
    <RowsSection
      {...{ level, read, columns, note }}
      title={t('accounts.holds.title')}
      none={t('accounts.holds.none')}
    />
  );
}
