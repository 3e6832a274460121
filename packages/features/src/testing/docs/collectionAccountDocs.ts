import example from '../examples/CollectionAccountsPage.tsx?raw';
import { widgetDocs } from './widgetDocs';

/** Notes of the docs page of `CollectionAccountList`. */
export const collectionAccountListDocs = widgetDocs({
  use: 'Accounts that hold collections: owner, currency, what is pending, what was credited this month, and the virtual accounts behind them. Each amount and count leads to what it counts, where `recordHref` knows its place.',
  example,
  events: {
    'collectionAccounts.opened, collectionAccounts.closed': 'an account was opened or closed; `id`',
    'collectionAccounts.exported, collectionAccounts.exportFailed': 'how an export went; `fileName` and a `message`',
    'records.followed': 'a link to collections or virtual accounts was followed; `target`',
  },
  permissions: [
    '`read` on `collection-account` to see the accounts; whom the gateway refuses sees why in their place.',
    '`export` on `collection-account`: without it there is no export. `read` on `collection` for the latest collections.',
  ],
  keyboard:
    '`/` goes to the search, arrows move between rows and links, Enter opens the account or follows the link, Escape closes it.',
  tokens: ['surface', 'surfaceHover', 'border', 'primary.text'],
});
