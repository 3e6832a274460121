import example from '../examples/VirtualAccountsPage.tsx?raw';
import { widgetDocs } from './widgetDocs';

const EVENTS = {
  'virtualAccounts.opened, virtualAccounts.closed': 'an account was opened or closed; `id`',
  'virtualAccounts.created, virtualAccounts.updated': 'a write was accepted; `id` and a finished `message` for a toast',
  'virtualAccounts.actionTaken, virtualAccounts.actionFailed': 'how an action went; `action` and a `message`',
  'virtualAccounts.exported, virtualAccounts.exportFailed':
    'how an export or a letter went; `fileName` and a `message`',
  'clipboard.copied, clipboard.failed': 'details were copied or could not be',
};

const PERMISSIONS = [
  '`read` on `virtual-account` to see accounts and to fetch their letters; whom the gateway refuses sees why in their place.',
  '`create`, `update`, `enable`, `disable` and `export` on `virtual-account`: what the gateway does not allow is not offered.',
  '`read` on `collection` for the latest collections, which are absent without it; `read` on `merchant` and `shop` to choose them.',
];

const TOKENS = ['surface', 'surfaceHover', 'surfaceSelected', 'border', 'primary.fill', 'tone.*.soft', 'radius.card'];

/** Notes of the docs page of `VirtualAccountTable`. */
export const virtualAccountTableDocs = widgetDocs({
  use: 'Account numbers for collecting payments: search by owner, holder, label or number, filter, sort, page, open, add from what banks offer, label, enable, disable and export.',
  example,
  events: EVENTS,
  permissions: PERMISSIONS,
  keyboard:
    '`/` goes to the search, arrows move between rows, Enter opens the account, Escape closes it and gives the focus back.',
  tokens: TOKENS,
});

/** Notes of the docs page of `VirtualAccountDetail`. */
export const virtualAccountDetailDocs = widgetDocs({
  use: 'One virtual account on a page of its own: the details that payers need, with a copy button for each line and for all, a PDF letter where `onExport` takes it, and the latest collections.',
  example,
  events: EVENTS,
  permissions: PERMISSIONS,
  keyboard: 'Tab goes through copy buttons, links and actions; Enter presses, Escape leaves a question.',
  tokens: TOKENS,
});

/** Notes of the docs page of `VirtualAccountForm`. */
export const virtualAccountFormDocs = widgetDocs({
  use: 'Adds a virtual account: a merchant, one of the currencies and banks that are offered, one of its enabled shops and which of the shop’s names payers see. With a target of the kind `edit` it changes the label.',
  example,
  events: EVENTS,
  permissions: PERMISSIONS,
  keyboard: 'Tab goes through the fields; typing searches merchants, banks and shops, Enter saves.',
  tokens: TOKENS,
});
