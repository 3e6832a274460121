'use client';

import { type AccountTransaction, accountTransactionType } from '@corridor/core';
import { Link, Text, v } from '@corridor/ui';
import { styled } from 'styled-components';
import { useMessages } from '../../i18n/useMessages';
import { InstantText } from '../../kit/display/InstantText';
import { TransactionChange } from '../../kit/display/TransactionChange';
import { dashboardMessages } from '../../messages/dashboard';
import { transactionsMessages } from '../../messages/transactions';
import type { PartViewProps } from './DashboardProps';
import { dashboardPart } from './dashboardPart';
import { FigureLink } from './display/FigureLink';
import { Panel } from './display/Panel';
import { RowsSkeleton } from './display/waiting';

const Lines = styled.table.withConfig({ componentId: 'cr-RecentTransactions' })`
  inline-size: 100%;
  border-collapse: collapse;
  font: ${v('type.caption')};
  th {
    padding-block: 0 ${v('space.2')};
    color: ${v('textMuted')};
    font-weight: ${v('weight.regular')};
    text-align: start;
  }
  td {
    padding-block: ${v('space.2')};
    border-block-start: 1px solid ${v('border')};
  }
  td:first-child {
    white-space: nowrap;
  }
  td:nth-child(2) {
    overflow-wrap: anywhere;
  }
  :is(th, td):not(:last-child) {
    padding-inline-end: ${v('space.4')};
  }
  [data-end] {
    unicode-bidi: normal;
    text-align: end;
    white-space: nowrap;
  }
  @media (width < 600px) {
    [data-wide] {
      display: none;
    }
  }
`;

type Recent = readonly AccountTransaction[];

function RecentView({ part, listHref, level }: PartViewProps<Recent>) {
  const t = useMessages(dashboardMessages);
  const href = listHref?.({ concept: 'transactions', filter: {} });
  const all = href !== undefined && <Link href={href}>{t('dashboard.recent.all')}</Link>;
  return (
    <Panel title={t('dashboard.recent.title')} level={level} aside={all}>
      {part.length === 0 ? (
        <Text color="muted">{t('dashboard.recent.empty')}</Text>
      ) : (
        <RecentLines part={part} listHref={listHref} />
      )}
    </Panel>
  );
}

function RecentLines({ part, listHref }: Pick<PartViewProps<Recent>, 'part' | 'listHref'>) {
  const t = useMessages(dashboardMessages, transactionsMessages);
  return (
    <Lines aria-label={t('dashboard.recent.title')}>
      <thead>
        <tr>
          <th scope="col">{t('dashboard.recent.type')}</th>
          <th scope="col">{t('dashboard.recent.owner')}</th>
          <th scope="col" data-wide="">
            {t('dashboard.recent.created')}
          </th>
          <th scope="col" data-end="">
            {t('dashboard.recent.change')}
          </th>
        </tr>
      </thead>
      <tbody>
        {part.map((transaction) => (
          <tr key={transaction.id}>
            <td>
              <FigureLink list={{ concept: 'transactions', filter: {}, openId: transaction.id }} listHref={listHref}>
                {t(accountTransactionType.labelKey(transaction.type))}
              </FigureLink>
            </td>
            <td>{transaction.ownerName}</td>
            <td data-wide="">
              <InstantText value={transaction.createdAt} />
            </td>
            <td data-end="">
              <TransactionChange transaction={transaction} />
            </td>
          </tr>
        ))}
      </tbody>
    </Lines>
  );
}

function RecentWaiting({ level }: Pick<PartViewProps<Recent>, 'level'>) {
  const t = useMessages(dashboardMessages);
  return (
    <Panel busy title={t('dashboard.recent.title')} level={level}>
      <RowsSkeleton count={8} />
    </Panel>
  );
}

/** The latest transactions, each a link to it. */
export const RecentTransactions = dashboardPart<Recent>({
  messages: [transactionsMessages],
  of: ({ recent }) => recent,
  view: RecentView,
  waiting: RecentWaiting,
});
