import type { Account, Statement, StatementType } from '@corridor/core';
import type { TableColumn } from '@corridor/ui';
import { useMemo } from 'react';
import { type Translate, useMessages } from '../../../i18n/useMessages';
import type { SectionProps } from '../../../kit/detail/DetailDeclaration';
import { RowsSection } from '../../../kit/detail/RowsSection';
import { ChangeText } from '../../../kit/display/ChangeText';
import { MoneyText } from '../../../kit/display/MoneyText';
import { RecordLink } from '../../../kit/display/RecordLink';
import { accountsMessages } from '../../../messages/accounts';
import { useRuntime } from '../../../runtime/Runtime';
import { usePage } from '../../../runtime/usePage';

const MONTHLY: StatementType[] = ['monthly'];

function statementColumns(t: Translate<keyof (typeof accountsMessages)['en']>): TableColumn<Statement>[] {
  return [
    {
      id: 'period',
      header: t('accounts.statements.period'),
      cell: ({ id, period }) => <RecordLink to={{ segment: 'statement', id }}>{period}</RecordLink>,
      width: 110,
    },
    {
      id: 'change',
      header: t('accounts.movements.change'),
      cell: ({ changeAmount }) => <ChangeText value={changeAmount} />,
      align: 'end',
      width: 138,
      grow: 0,
    },
    {
      id: 'ending',
      header: t('accounts.statements.ending'),
      cell: ({ endingBalance }) => <MoneyText value={endingBalance} />,
      align: 'end',
      width: 138,
      grow: 0,
    },
  ];
}

/** The latest monthly statements of an account, with the way to all of them. */
export function AccountStatements({ record: { id }, level }: SectionProps<Account>) {
  const t = useMessages(accountsMessages);
  const { gateway } = useRuntime();
  const filter = { accountId: id, type: MONTHLY };
  const page = usePage(gateway.statements, { page: 1, size: 3, filter });
  const columns = useMemo(() => statementColumns(t), [t]);
  return (
    <RowsSection
      {...{ level, columns }}
      read={{ ...page, data: page.data?.items }}
      title={t('accounts.statements.title')}
      none={t('accounts.statements.none')}
      all={{ segment: 'statement', filter: { accountId: id } }}
    />
  );
}
