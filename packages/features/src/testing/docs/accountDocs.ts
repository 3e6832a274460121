import accountsExample from '../examples/AccountsPage.tsx?raw';
import transactionsExample from '../examples/TransactionsPage.tsx?raw';
import { FOLLOWED, widgetDocs } from './widgetDocs';

const eventsOf = (concept: string, what: string) => ({
  [`${concept}.opened, ${concept}.closed`]: `${what} was opened or closed; \`id\``,
  [`${concept}.exported, ${concept}.exportFailed`]: 'how an export went; `fileName` and a `message`',
  ...FOLLOWED,
});

const ACCOUNT_EVENTS = {
  ...eventsOf('accounts', 'an account'),
  'accounts.created': 'an account was opened; `id` and a finished `message` for a toast',
};

const ACCOUNT_PERMISSIONS = [
  '`read` on `account` to see accounts, their totals and holds; `create` to open one; `export` to export the list.',
  '`read` on `transaction`, `statement` and `collection` for those sections of an account: without it they are absent.',
];

const LINKS = 'Links lead where `recordHref` of the provider says; without an address there is none.';
const KEYBOARD =
  '`/` goes to the search, arrows move between rows, Enter opens one, Escape closes it and gives the focus back.';
const TOKENS = ['surface', 'surfaceHover', 'surfaceSunken', 'border', 'link', 'tone.*.soft', 'radius.card'];

const accountDocs = (use: string, keyboard = KEYBOARD) =>
  widgetDocs({
    use: `${use} ${LINKS}`,
    example: accountsExample,
    events: ACCOUNT_EVENTS,
    permissions: ACCOUNT_PERMISSIONS,
    keyboard,
    tokens: TOKENS,
  });

/** Notes of the docs page of `AccountTable`. */
export const accountTableDocs = accountDocs(
  'Accounts with balance, available, held and pending money, and the totals of each currency above them.',
);

/** Notes of the docs page of `AccountDetail`. */
export const accountDetailDocs = accountDocs(
  'One account on a page of its own: what it holds, what sets money aside, which collections wait, its latest transactions and statements.',
  'Tab goes through the links; Enter follows one.',
);

/** Notes of the docs page of `AccountForm`. */
export const accountFormDocs = accountDocs(
  'Opens an account of your own or of a merchant in a currency; one that is open already is answered as it is.',
  'Tab goes through the fields; Enter saves.',
);

/** Notes of the docs page of `DepositTable`. */
export const depositTableDocs = widgetDocs({
  use: `Money that arrived from outside: payer, amount, fee, what was credited, and whether it was returned. ${LINKS}`,
  example: accountsExample,
  events: eventsOf('deposits', 'a deposit'),
  permissions: ['`read` on `deposit` to see deposits; `export` to export the list.'],
  keyboard: KEYBOARD,
  tokens: TOKENS,
});

/** Notes of the docs page of `DepositDetail`. */
export const depositDetailDocs = widgetDocs({
  use: `One deposit on a page of its own: what was sent, the fee, what was credited, who paid, and the transaction that booked it. ${LINKS}`,
  example: accountsExample,
  events: FOLLOWED,
  permissions: ['`read` on `deposit` to see it; whom the gateway refuses sees why in its place.'],
  keyboard: 'Tab goes through the links; Enter follows one.',
  tokens: TOKENS,
});

const TRANSACTION_PERMISSIONS = ['`read` on `transaction` to see transactions; `export` to export the list.'];

/** Notes of the docs page of `TransactionTable`. */
export const transactionTableDocs = widgetDocs({
  use: `Everything that moves money on accounts, with the balance after it. More than 10 000 rows are exported in the background. ${LINKS}`,
  example: transactionsExample,
  events: eventsOf('transactions', 'a transaction'),
  permissions: TRANSACTION_PERMISSIONS,
  keyboard: KEYBOARD,
  tokens: TOKENS,
});

/** Notes of the docs page of `TransactionDetail`. */
export const transactionDetailDocs = widgetDocs({
  use: `One transaction on a page of its own: its amounts, conversion, counterparty, origin and the transactions of the same origin. ${LINKS}`,
  example: transactionsExample,
  events: eventsOf('transactions', 'a transaction'),
  permissions: TRANSACTION_PERMISSIONS,
  keyboard: 'Tab goes through the links; Enter follows one.',
  tokens: TOKENS,
});
