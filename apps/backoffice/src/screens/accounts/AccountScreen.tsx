import { accounts, deposits, transactions } from '@corridor/core';
import { AccountTable, accountList, lazyPart, useMessages } from '@corridor/features';
import { hostMessages } from '../../messages/host';
import { ListScreen } from '../listing/ListScreen';
import { TabbedScreen } from '../tabs/TabbedScreen';

const Deposits = lazyPart(async () => (await import('./DepositsTab')).DepositsTab);
const Transactions = lazyPart(async () => (await import('./AccountTransactionsTab')).AccountTransactionsTab);

/** Accounts: balances, deposit records and transactions. @source spec §2 "Account" */
export function AccountScreen() {
  const t = useMessages(hostMessages);
  return (
    <TabbedScreen
      title={t('host.route.account')}
      tabs={[
        {
          id: 'balances',
          label: t('host.tab.balances'),
          subject: accounts.segment,
          content: <ListScreen list={accountList} widget={AccountTable} />,
        },
        {
          id: 'deposits',
          label: t('host.tab.deposits'),
          subject: deposits.segment,
          content: <Deposits />,
        },
        {
          id: 'transactions',
          label: t('host.tab.transactions'),
          subject: transactions.segment,
          content: <Transactions />,
        },
      ]}
    />
  );
}
