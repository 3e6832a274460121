import {
  CURRENCY_CODES,
  collectionAuditStatus,
  type MaterialLink,
  type MaterialLinkFilter,
  materialLinkStatus,
  materialLinks,
} from '@corridor/core';
import { columnsOf } from '../../kit/columns/columnsOf';
import { collectionTones } from '../../kit/display/collectionTones';
import { linkTones } from '../../kit/display/linkTones';
import { filtersOf } from '../../kit/filters/filtersOf';
import { defineList } from '../../kit/list/defineList';
import { collectionsMessages } from '../../messages/collections';
import { materialLinksMessages } from '../../messages/material-links';

const { text, party, status, money, instant, id } = columnsOf<MaterialLink>();
const { codes, currencies, record, range } = filtersOf<MaterialLinkFilter>();

/** Which material covers which collection. */
export const materialLinkList = defineList({
  concept: 'materialLinks',
  resource: materialLinks,
  messages: [materialLinksMessages, collectionsMessages],
  columns: {
    buyerName: party({ width: 150, fixed: true }),
    payerName: party({ width: 150 }),
    amount: money({ width: 136, grow: 0.3, narrow: 'aside' }),
    status: status(materialLinkStatus, linkTones),
    collectionStatus: status(collectionAuditStatus, collectionTones, { width: 176, narrow: 'hidden' }),
    ownerName: party({ width: 170, hidden: true, narrow: 'hidden' }),
    createdBy: text({ width: 150, hidden: true }),
    createdAt: instant(),
    materialId: id(),
    collectionId: id(),
    id: id(),
  },
  filters: {
    status: codes(materialLinkStatus),
    ownerId: record('owners'),
    materialId: record('materials'),
    collectionId: record('collections'),
    currency: currencies(CURRENCY_CODES),
    createdAt: range(),
  },
  nameOf: ({ buyerName, amount }, { t, format }) =>
    t('materialLinks.name', { buyer: buyerName, amount: format.money(amount) }),
});
