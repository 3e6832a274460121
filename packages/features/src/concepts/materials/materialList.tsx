import { CURRENCY_CODES, certificateKind, type Material, type MaterialFilter, materials } from '@corridor/core';
import type { ColumnLook } from '../../kit/columns/Column';
import { columnsOf, wordsOf } from '../../kit/columns/columnsOf';
import { filtersOf } from '../../kit/filters/filtersOf';
import { defineList } from '../../kit/list/defineList';
import { ownerMerchant } from '../../kit/records/ownerMerchant';
import { materialsMessages } from '../../messages/materials';

const { text, party, money, country, instant, id, custom } = columnsOf<Material>();
const { currencies, record, flag, range } = filtersOf<MaterialFilter>();

const MONEY: ColumnLook = { width: 128, grow: 0.3, narrow: 'line' };

/** Proofs of trades. */
export const materialList = defineList({
  concept: 'materials',
  resource: materials,
  messages: [materialsMessages],
  columns: {
    buyerName: party({ width: 150, fixed: true }),
    amount: money({ ...MONEY, narrow: 'aside' }),
    linkedAmount: money({ ...MONEY, hidden: true }),
    linkableAmount: money(MONEY),
    certificateKinds: custom('certificateKinds', {
      width: 140,
      narrow: 'hidden',
      text: (kinds, _row, { t }) => kinds.map((kind) => t(certificateKind.labelKey(kind))).join(', '),
      words: (tools) => wordsOf(certificateKind, tools),
    }),
    ownerName: party({
      width: 130,
      leadsTo: ownerMerchant,
    }),
    createdAt: instant(),
    buyerCountry: country({ hidden: true }),
    senderName: party({ hidden: true, width: 180 }),
    tradeComments: text({ hidden: true, width: 240 }),
    createdBy: text({ hidden: true, width: 150 }),
    id: id(),
  },
  filters: {
    ownerId: record('owners'),
    currency: currencies(CURRENCY_CODES),
    linkable: flag('materials.linkable.yes', 'materials.linkable.no'),
    createdAt: range(),
  },
  nameOf: ({ buyerName, amount }, { format }) => `${buyerName} · ${format.money(amount)}`,
});
