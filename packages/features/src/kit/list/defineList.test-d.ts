import { businessType, cardStatus, enablement, type Shop, type ShopFilter, shops } from '@corridor/core';
import { describe, expectTypeOf, it } from 'vitest';
import { type ShopTableProps, shopList } from '../../concepts/shops';
import { defineMessages, type MessageSet } from '../../i18n/MessageSet';
import { enablementMessages } from '../../messages/enablement';
import { shopsMessages } from '../../messages/shops';
import { defineActions } from '../actions/defineActions';
import { columnsOf } from '../columns/columnsOf';
import { defineDetail } from '../detail/defineDetail';
import { filtersOf } from '../filters/filtersOf';
import { defineList } from './defineList';

const { text, code, status, money, id, custom } = columnsOf<Shop>();
const { codes, range, record, flag } = filtersOf<ShopFilter>();

const shared = {
  concept: 'shops',
  resource: shops,
  messages: [shopsMessages, enablementMessages],
  nameOf: ({ name }: Shop) => name,
} as const;
const columns = { name: text() };
const filters = { status: codes(businessType) };

/** A set of these messages. */
declare function messagesOf<Key extends string>(...keys: readonly Key[]): MessageSet<Key>;
const plain = messagesOf('shops.title', 'shops.count', 'shops.empty', 'shops.search', 'shops.column.name');

describe('a list is declared against its contract', () => {
  it('takes fields, codes and sorts of the contract', () => {
    const found = { ownerId: record('merchants') };
    const list = defineList({ ...shared, columns: { name: text(), id: id() }, filters: found });
    expectTypeOf(list.concept).toEqualTypeOf<'shops'>();
    expectTypeOf<ShopTableProps['pinnedFilter']>().toEqualTypeOf<Partial<ShopFilter> | undefined>();
    expectTypeOf(list.resource.sorts).toEqualTypeOf<readonly ('createdAt' | 'name')[]>();
  });

  it('refuses a column that is no field', () => {
    // @ts-expect-error a shop has no colour
    defineList({ ...shared, columns: { colour: text() }, filters: {} });
  });

  it('refuses a kind that shows values of another type', () => {
    // @ts-expect-error a name is no amount
    defineList({ ...shared, columns: { name: money() }, filters: {} });
    // @ts-expect-error a business type is no status of a card
    defineList({ ...shared, columns: { businessType: code(cardStatus) }, filters: {} });
  });

  it('refuses a filter that the contract lacks', () => {
    // @ts-expect-error shops are not filtered by colour
    defineList({ ...shared, columns, filters: { colour: range() } });
  });

  it('refuses codes that the field does not take', () => {
    // @ts-expect-error the status of a shop is no business type
    defineList({ ...shared, columns, filters });
    // @ts-expect-error an owner is a record, not yes or no
    defineList({ ...shared, columns, filters: { ownerId: flag('shops.title', 'shops.title') } });
    // @ts-expect-error entries of the log have no name to pick them by
    record('logs');
  });

  it('refuses a list whose messages are not all there', () => {
    const few = defineMessages(
      { 'shops.title': 'Shops', 'shops.count': '{shown}', 'shops.empty': '', 'shops.search': '' },
      {
        fr: async () => ({ 'shops.title': '', 'shops.count': '', 'shops.empty': '', 'shops.search': '' }),
        zh: async () => ({ 'shops.title': '', 'shops.count': '', 'shops.empty': '', 'shops.search': '' }),
      },
    );
    // @ts-expect-error lacks the message shops.column.name
    defineList({ ...shared, messages: [few], columns, filters: {} });
  });

  it('refuses a list without its title or its count', () => {
    const named = messagesOf('shops.column.name', 'shops.empty', 'shops.search');
    // @ts-expect-error lacks the message shops.count
    defineList({ ...shared, messages: [named, messagesOf('shops.title')], columns, filters: {} });
    // @ts-expect-error lacks the message shops.title
    defineList({ ...shared, messages: [named, messagesOf('shops.count')], columns, filters: {} });
  });

  it('refuses a filter that is no column and has no name', () => {
    const created = { createdAt: range() };
    defineList({ ...shared, messages: [plain, messagesOf('shops.filter.createdAt')], columns, filters: created });
    // @ts-expect-error lacks the message shops.filter.createdAt
    defineList({ ...shared, messages: [plain], columns, filters: created });
  });

  it('refuses tones that leave out a code of the enumeration', () => {
    // @ts-expect-error what is disabled has no tone
    status(enablement, { 1: 'success' });
  });

  it('refuses the resource of another concept', () => {
    // @ts-expect-error shops are no cards
    defineList({ ...shared, concept: 'cards', columns, filters: {} });
  });
});

describe('actions and details are declared against their list', () => {
  it('refuses an action that is no call of the resource', () => {
    // @ts-expect-error a shop cannot be exploded
    defineActions(shopList, [{ explode: {} }]);
  });

  it('refuses an action without its name, its question or what it says when it is done', () => {
    const ofAction = ['shops.action.enable', 'shops.confirm.enable.title', 'shops.confirm.enable.detail'] as const;
    const named = messagesOf(...ofAction, 'shops.done.enable');
    defineActions(defineList({ ...shared, messages: [plain, named], columns, filters: {} }), [{ enable: {} }]);
    const unnamed = defineList({ ...shared, messages: [plain, messagesOf('shops.done.enable')], columns, filters: {} });
    // @ts-expect-error lacks the messages shops.action.enable and shops.confirm.enable
    defineActions(unnamed, [{ enable: {} }]);
    const undone = defineList({ ...shared, messages: [plain, messagesOf(...ofAction)], columns, filters: {} });
    // @ts-expect-error lacks the message shops.done.enable
    defineActions(undone, [{ enable: {} }]);
  });

  it('refuses a section with a field that the record lacks', () => {
    // @ts-expect-error a shop has no colour
    defineDetail(shopList, { sections: { overview: ['colour'] } });
  });

  it('refuses a section without a heading', () => {
    // @ts-expect-error lacks the message shops.section.colours
    defineDetail(shopList, { sections: { colours: ['name'] } });
  });

  it('refuses a line without a label', () => {
    // @ts-expect-error lacks the message shops.field.allowedActions
    defineDetail(shopList, { lines: { allowedActions: custom('allowedActions', {}) }, sections: {} });
  });
});
