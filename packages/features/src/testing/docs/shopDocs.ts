import shopExample from '../examples/ShopPage.tsx?raw';
import shopsExample from '../examples/ShopsPage.tsx?raw';
import { widgetDocs } from './widgetDocs';

const EVENTS = {
  'shops.opened, shops.closed': 'a shop was opened or closed; `id`',
  'shops.created, shops.updated, shops.deleted': 'a write was accepted; `id` and a finished `message` for a toast',
  'shops.actionTaken, shops.actionFailed': 'how an action went; `action` and a `message`',
  'shops.exported, shops.exportFailed': 'how an export went; `fileName` and a `message`',
};

const PERMISSIONS = [
  '`read` on `shop` to see shops; whom the gateway refuses sees why in their place.',
  '`create`, `update`, `delete`, `enable`, `disable` and `export` on `shop`: what the gateway does not allow is not offered.',
];

const TOKENS = ['surface', 'surfaceHover', 'surfaceSelected', 'border', 'primary.fill', 'tone.*.soft', 'radius.card'];

/** Notes of the docs page of `ShopTable`. */
export const shopTableDocs = widgetDocs({
  use: 'Shops of merchants: search by name, brand or id, filter, sort, page, open, add, change, enable, disable, delete and export. It is declared with the widget kit: the shortest example of a list with detail, form and actions.',
  example: shopsExample,
  events: EVENTS,
  permissions: PERMISSIONS,
  keyboard:
    '`/` goes to the search, arrows move between rows, Enter opens the shop, Escape closes it and gives the focus back.',
  tokens: TOKENS,
});

/** Notes of the docs page of `ShopDetail`. */
export const shopDetailDocs = widgetDocs({
  use: 'One shop on a page of its own: whose it is, its website, status and ids, and the actions that are allowed on it.',
  example: shopsExample,
  events: EVENTS,
  permissions: PERMISSIONS,
  keyboard: 'Tab goes through actions; Enter presses, Escape leaves a question.',
  tokens: TOKENS,
});

/** Notes of the docs page of `ShopForm`. */
export const shopFormDocs = widgetDocs({
  use: 'Adds a shop, or changes one: merchant, name, brand, website and business type, checked by the rules of core.',
  example: shopExample,
  events: EVENTS,
  permissions: PERMISSIONS,
  keyboard: 'Tab goes through the fields; Enter saves.',
  tokens: TOKENS,
});
