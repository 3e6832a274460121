import { businessType, enablement, type Shop, type ShopFilter, shops } from '@corridor/core';
import { columnsOf } from '../../kit/columns/columnsOf';
import { enablementTones } from '../../kit/display/enablementTones';
import { filtersOf } from '../../kit/filters/filtersOf';
import { defineList } from '../../kit/list/defineList';
import { enablementMessages } from '../../messages/enablement';
import { shopsMessages } from '../../messages/shops';

const { text, party, code, status, instant, id } = columnsOf<Shop>();
const { codes, record, range } = filtersOf<ShopFilter>();

/** Shops of merchants. */
export const shopList = defineList({
  concept: 'shops',
  resource: shops,
  messages: [shopsMessages, enablementMessages],
  columns: {
    name: text({ width: 220, fixed: true }),
    ownerName: party(),
    businessType: code(businessType),
    status: status(enablement, enablementTones),
    createdAt: instant(),
    websiteUrl: text({ hidden: true }),
    id: id(),
  },
  filters: {
    status: codes(enablement),
    businessType: codes(businessType),
    ownerId: record('merchants'),
    createdAt: range(),
  },
  nameOf: ({ name }) => name,
});
