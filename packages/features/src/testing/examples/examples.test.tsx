import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import * as accounts from '../docs/accountDocs';
import * as approvals from '../docs/approvalDocs';
import * as balanceInquiry from '../docs/balanceInquiryDocs';
import * as beneficiaries from '../docs/beneficiaryDocs';
import * as cards from '../docs/cardDocs';
import * as collectionAccounts from '../docs/collectionAccountDocs';
import * as collections from '../docs/collectionDocs';
import * as dashboard from '../docs/dashboardDocs';
import * as downloads from '../docs/downloadDocs';
import * as exchange from '../docs/exchangeDocs';
import * as jobFaults from '../docs/jobFaultDocs';
import * as log from '../docs/logDocs';
import * as materials from '../docs/materialDocs';
import * as merchants from '../docs/merchantDocs';
import * as paymentBatches from '../docs/paymentBatchDocs';
import * as payments from '../docs/paymentDocs';
import * as permissions from '../docs/permissionDocs';
import * as roles from '../docs/roleDocs';
import * as session from '../docs/sessionDocs';
import * as shops from '../docs/shopDocs';
import * as statements from '../docs/statementDocs';
import * as transfers from '../docs/transferDocs';
import * as users from '../docs/userDocs';
import * as virtualAccounts from '../docs/virtualAccountDocs';
import * as withdrawals from '../docs/withdrawalDocs';
import { AccountsPage } from './AccountsPage';
import { ApprovalsPage } from './ApprovalsPage';
import { BeneficiariesPage } from './BeneficiariesPage';
import { CardPage } from './CardPage';
import { CardsPage } from './CardsPage';
import { CertificatesPage } from './CertificatesPage';
import { CollectionAccountsPage } from './CollectionAccountsPage';
import { CollectionsPage } from './CollectionsPage';
import { DashboardPage } from './DashboardPage';
import { DownloadsPage } from './DownloadsPage';
import { ExchangeOrdersPage } from './ExchangeOrdersPage';
import { ExchangePage } from './ExchangePage';
import { InquiryPage } from './InquiryPage';
import { JobFaultsPage } from './JobFaultsPage';
import { LogsPage } from './LogsPage';
import { MatchingPage } from './MatchingPage';
import { MaterialPage } from './MaterialPage';
import { MaterialsPage } from './MaterialsPage';
import { MerchantPage } from './MerchantPage';
import { MerchantsPage } from './MerchantsPage';
import { PaymentBatchPage } from './PaymentBatchPage';
import { PaymentsPage } from './PaymentsPage';
import { PermissionsPage } from './PermissionsPage';
import { ProfilePage } from './ProfilePage';
import { RolesPage } from './RolesPage';
import { ShopPage } from './ShopPage';
import { ShopsPage } from './ShopsPage';
import { StatementsPage } from './StatementsPage';
import { TransactionsPage } from './TransactionsPage';
import { TransfersPage } from './TransfersPage';
import { UserPage } from './UserPage';
import { UsersPage } from './UsersPage';
import { VirtualAccountsPage } from './VirtualAccountsPage';
import { WithdrawalAccountsPage } from './WithdrawalAccountsPage';
import { WithdrawalsPage } from './WithdrawalsPage';

const never = () => new Promise<string>(() => undefined);
const fn = vi.fn;

/** Every example, with the heading that shows that its first widget stands. */
const EXAMPLES: Readonly<Record<string, readonly [ReactElement, string | null]>> = {
  AccountsPage: [<AccountsPage key="1" accessToken={never} merchantId="" />, 'Balances'],
  ApprovalsPage: [<ApprovalsPage key="1" accessToken={never} />, 'Approvals'],
  BeneficiariesPage: [<BeneficiariesPage key="1" accessToken={never} openBeneficiary={fn()} />, 'Beneficiaries'],
  CardPage: [<CardPage key="1" accessToken={never} cardId="" merchantId="" openCard={fn()} />, null],
  CardsPage: [<CardsPage key="1" accessToken={never} view={{}} keepView={fn()} toast={fn()} />, 'Cards'],
  CertificatesPage: [<CertificatesPage key="1" accessToken={never} keepCertificates={fn()} />, null],
  CollectionAccountsPage: [
    <CollectionAccountsPage key="1" accessToken={never} collectionsOf={fn()} />,
    'Collection accounts',
  ],
  CollectionsPage: [
    <CollectionsPage key="1" accessToken={never} merchantId="" collectionId={null} openMatching={fn()} />,
    'Collections',
  ],
  DashboardPage: [<DashboardPage key="1" accessToken={never} />, 'Dashboard'],
  DownloadsPage: [<DownloadsPage key="1" accessToken={never} save={fn()} />, 'Downloads'],
  ExchangeOrdersPage: [
    <ExchangeOrdersPage key="1" accessToken={never} openTicket={fn()} openTransaction={fn()} />,
    'Exchange orders',
  ],
  ExchangePage: [<ExchangePage key="1" accessToken={never} openOrder={fn()} />, 'New exchange'],
  InquiryPage: [<InquiryPage key="1" />, 'Balance inquiry'],
  JobFaultsPage: [<JobFaultsPage key="1" accessToken={never} />, 'Processing exceptions'],
  LogsPage: [<LogsPage key="1" accessToken={never} save={fn()} />, 'Log'],
  MatchingPage: [
    <MatchingPage key="1" accessToken={never} collectionId={undefined} openCollection={fn()} />,
    'Match materials',
  ],
  MaterialPage: [<MaterialPage key="1" accessToken={never} merchantId="" openMaterial={fn()} />, 'Add material'],
  MaterialsPage: [<MaterialsPage key="1" accessToken={never} merchantId="" toast={fn()} />, 'Materials'],
  MerchantPage: [<MerchantPage key="1" accessToken={never} openMerchant={fn()} />, 'Add merchant'],
  MerchantsPage: [<MerchantsPage key="1" accessToken={never} toast={fn()} />, 'Merchants'],
  PaymentBatchPage: [
    <PaymentBatchPage key="1" accessToken={never} batchId={null} keepBatch={fn()} save={fn()} />,
    'Pay a batch',
  ],
  PaymentsPage: [
    <PaymentsPage key="1" accessToken={never} paying={false} openTicket={fn()} openOrder={fn()} />,
    'Payment orders',
  ],
  PermissionsPage: [<PermissionsPage key="1" accessToken={never} />, 'Permissions'],
  ProfilePage: [<ProfilePage key="1" accessToken={never} toast={fn()} />, 'Where you’re signed in'],
  RolesPage: [<RolesPage key="1" accessToken={never} />, 'Roles'],
  ShopPage: [<ShopPage key="1" accessToken={never} merchantId="" openShop={fn()} />, 'Add shop'],
  ShopsPage: [<ShopsPage key="1" accessToken={never} merchantId="" toast={fn()} />, 'Shops'],
  StatementsPage: [<StatementsPage key="1" accessToken={never} monthly="Monthly" save={fn()} />, 'Statements'],
  TransactionsPage: [<TransactionsPage key="1" accessToken={never} accountId="" save={fn()} />, 'Transactions'],
  TransfersPage: [
    <TransfersPage key="1" accessToken={never} ordering={false} openTicket={fn()} openTransfer={fn()} />,
    'Transfers',
  ],
  UserPage: [<UserPage key="1" accessToken={never} toast={fn()} />, 'Invite user'],
  UsersPage: [<UsersPage key="1" accessToken={never} toast={fn()} />, 'Users'],
  VirtualAccountsPage: [
    <VirtualAccountsPage
      key="1"
      accessToken={never}
      merchantId=""
      accountId={null}
      adding={false}
      openAccount={fn()}
      save={fn()}
    />,
    'Virtual accounts',
  ],
  WithdrawalAccountsPage: [
    <WithdrawalAccountsPage key="1" accessToken={never} merchantId="" toast={fn()} />,
    'Withdrawal accounts',
  ],
  WithdrawalsPage: [
    <WithdrawalsPage key="1" accessToken={never} withdrawing={false} openTicket={fn()} openOrder={fn()} />,
    'Withdrawal orders',
  ],
};

const pages = Object.entries({
  ...accounts,
  ...approvals,
  ...balanceInquiry,
  ...beneficiaries,
  ...cards,
  ...collectionAccounts,
  ...collections,
  ...dashboard,
  ...downloads,
  ...exchange,
  ...jobFaults,
  ...log,
  ...materials,
  ...merchants,
  ...paymentBatches,
  ...payments,
  ...permissions,
  ...roles,
  ...session,
  ...shops,
  ...statements,
  ...transfers,
  ...users,
  ...virtualAccounts,
  ...withdrawals,
});

it('are all tried here', () => {
  const files = readdirSync(join(import.meta.dirname)).filter((name) => /Page\.tsx$/.test(name));
  expect(files.map((name) => name.replace('.tsx', '')).toSorted()).toEqual(Object.keys(EXAMPLES));
});

describe.each(Object.entries(EXAMPLES))('the example %s', (name, [page, heading]) => {
  it('is compiled and shows its widget', async () => {
    const { container } = render(page);
    if (heading) await screen.findByRole('heading', { name: heading });
    else await vi.waitFor(() => expect(container.querySelector('[aria-busy]')).not.toBeNull());
  });

  it('stands on a docs page as a host would write it', () => {
    const texts = pages.map(([, { docs }]) => docs.description.component);
    const shown = texts.filter((text) => text.includes(`export function ${name}(`));
    expect(shown.length).toBeGreaterThan(0);
    for (const text of shown) {
      expect(text).toContain("from '@corridor/features';");
      expect(text).not.toContain('../');
    }
  });
});

it.each(pages)('%s says what, which events, who may, which keys and which tokens', (_, { docs }) => {
  for (const part of ['Example', 'Events', 'Permissions', 'Keyboard', 'Theming', 'States'])
    expect(docs.description.component).toContain(`### ${part}\n\n`);
});
