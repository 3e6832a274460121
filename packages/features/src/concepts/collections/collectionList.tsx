import {
  type Collection,
  type CollectionAuditStatus,
  type CollectionFilter,
  CURRENCY_CODES,
  collectionAuditStatus,
  collections,
} from '@corridor/core';
import { ChangeMark } from '../../kit/columns/ChangeMark';
import type { ColumnLook } from '../../kit/columns/Column';
import { columnsOf } from '../../kit/columns/columnsOf';
import { CollectionStatusChip } from '../../kit/display/CollectionStatusChip';
import { collectionTones } from '../../kit/display/collectionTones';
import { filtersOf } from '../../kit/filters/filtersOf';
import { defineList } from '../../kit/list/defineList';
import { defineTabs } from '../../kit/list/defineTabs';
import { ownerMerchant } from '../../kit/records/ownerMerchant';
import { collectionsMessages } from '../../messages/collections';

const { text, party, country, money, status, instant, id } = columnsOf<Collection>();
const { codes, currencies, record, flag, range } = filtersOf<CollectionFilter>();

// On a narrow screen an amount without its name could be any of them.
const AMOUNT: ColumnLook = { width: 144, narrow: 'hidden' };

/** Payments that arrived under virtual accounts. */
export const collectionList = defineList({
  concept: 'collections',
  resource: collections,
  messages: [collectionsMessages],
  columns: {
    payerName: party({ width: 150, fixed: true, narrow: 'title' }),
    amount: money({ width: 144, narrow: 'aside' }),
    status: {
      ...status(collectionAuditStatus, collectionTones, { width: 176 }),
      cell: (_status: CollectionAuditStatus, collection: Collection) => (
        <ChangeMark row={collection}>
          <CollectionStatusChip collection={collection} />
        </ChangeMark>
      ),
    },
    linkableAmount: money(AMOUNT),
    ownerName: party({
      width: 130,
      leadsTo: ownerMerchant,
    }),
    receivedAt: instant(),
    reference: text({ width: 144, hidden: true }),
    virtualAccountNumber: text({ width: 210, tabular: true, hidden: true }),
    linkedAmount: money({ ...AMOUNT, hidden: true }),
    fee: money({ ...AMOUNT, hidden: true }),
    credited: money({ ...AMOUNT, hidden: true }),
    payerCountry: country({ hidden: true }),
    bankReference: text({ width: 200, hidden: true }),
    id: id(),
  },
  filters: {
    status: codes(collectionAuditStatus),
    ownerId: record('owners'),
    accountId: record('accounts'),
    virtualAccountId: record('virtualAccounts'),
    currency: currencies(CURRENCY_CODES),
    returned: flag('collections.returned.yes', 'collections.returned.no'),
    receivedAt: range(),
  },
  nameOf: ({ payerName, amount }, { t, format }) =>
    t('collections.name', { amount: format.money(amount), payer: payerName }),
});

/** Collections by how far their audit has come. */
export const collectionTabs = defineTabs(collectionList, {
  field: 'status',
  codes: collectionAuditStatus,
  counts: 'statusCounts',
});
