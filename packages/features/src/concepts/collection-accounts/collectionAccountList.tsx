import {
  type CollectionAccount,
  type CollectionAccountFilter,
  CURRENCY_CODES,
  collectionAccounts,
  collectionAuditStatus,
  productType,
} from '@corridor/core';
import { columnsOf } from '../../kit/columns/columnsOf';
import { MoneyText } from '../../kit/display/MoneyText';
import { RecordLink } from '../../kit/display/RecordLink';
import { filtersOf } from '../../kit/filters/filtersOf';
import { defineList } from '../../kit/list/defineList';
import { ownerMerchant } from '../../kit/records/ownerMerchant';
import { accountsMessages } from '../../messages/accounts';
import { collectionAccountsMessages } from '../../messages/collection-accounts';

const { text, party, code, money, instant, id, custom } = columnsOf<CollectionAccount>();
const { codes, currencies, record } = filtersOf<CollectionAccountFilter>();

const { reviewing, waitLinkMaterial, reject } = collectionAuditStatus.code;

/** What is neither approved nor returned, as the address of its list says it. */
const WAITING = { status: [reviewing, waitLinkMaterial, reject], returned: 'false' };

/** Accounts that hold collections; what is counted leads to what it counts. */
export const collectionAccountList = defineList({
  concept: 'collectionAccounts',
  resource: collectionAccounts,
  messages: [collectionAccountsMessages, accountsMessages],
  columns: {
    ownerName: party({
      width: 160,
      fixed: true,
      narrow: 'title',
      leadsTo: ownerMerchant,
    }),
    currency: text({ width: 96, grow: 0, narrow: 'hidden' }),
    pending: custom('pending', {
      cell: (pending, { id: accountId }) => (
        <RecordLink to={{ segment: 'collection', filter: { accountId } }}>
          <MoneyText value={pending} />
        </RecordLink>
      ),
      exported: 'money',
      align: 'end',
      width: 164,
      narrow: 'aside',
    }),
    waiting: custom('waiting', {
      text: (waiting, _account, { format }) => format.count(waiting),
      cell: (waiting, { id: accountId }, { format }) => (
        <RecordLink to={{ segment: 'collection', filter: { accountId, ...WAITING } }}>
          {format.count(waiting)}
        </RecordLink>
      ),
      align: 'end',
      width: 92,
      grow: 0,
      tabular: true,
      narrow: 'line',
    }),
    creditedThisMonth: money({ width: 210, narrow: 'hidden' }),
    virtualAccounts: custom('virtualAccounts', {
      text: (count, _account, { format }) => format.count(count),
      cell: (count, { ownerId, currency }, { format }) => (
        <RecordLink to={{ segment: 'virtual-account', filter: { ownerId, currency: [currency] } }}>
          {format.count(count)}
        </RecordLink>
      ),
      align: 'end',
      width: 132,
      grow: 0,
      tabular: true,
      narrow: 'hidden',
    }),
    lastReceivedAt: instant(),
    productType: code(productType, { width: 146, hidden: true }),
    id: id(),
  },
  filters: {
    ownerId: record('owners'),
    productType: codes(productType),
    currency: currencies(CURRENCY_CODES),
  },
  nameOf: ({ ownerName, currency }) => `${ownerName} · ${currency}`,
});
