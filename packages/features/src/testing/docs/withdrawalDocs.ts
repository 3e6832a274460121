import accountsExample from '../examples/WithdrawalAccountsPage.tsx?raw';
import example from '../examples/WithdrawalsPage.tsx?raw';
import { widgetDocs } from './widgetDocs';

const TOKENS = ['surface', 'border', 'primary.fill', 'tone.*.soft', 'radius.card', 'type.figure', 'type.caption'];

const ACCOUNT_EVENTS = {
  'withdrawalAccounts.opened, withdrawalAccounts.closed': 'an account was opened or closed; `id`',
  'withdrawalAccounts.created, withdrawalAccounts.deleted':
    'a write was accepted; `id` and a finished `message` for a toast',
  'withdrawalAccounts.actionTaken, withdrawalAccounts.actionFailed':
    'it was verified, rejected, enabled or disabled, or could not be; `action` and a `message`',
  'withdrawalAccounts.exported, withdrawalAccounts.exportFailed': 'how an export went; `fileName` and a `message`',
};

const ACCOUNT_PERMISSIONS = [
  '`read` on `withdrawal-account` to see accounts; the whole number is in the record alone.',
  '`create`, `verify`, `reject`, `enable`, `disable`, `delete` and `export` on `withdrawal-account`: what the gateway does not allow is not offered.',
  '`read` on `withdrawal-order` for the latest withdrawals in the details, on `account` and `merchant` for the owner in the form.',
];

/** Notes of the docs page of `WithdrawalAccountTable`. */
export const withdrawalAccountTableDocs = widgetDocs({
  use: 'Bank accounts that the partner and its merchants withdraw to: search, filter, sort, page, open, add, verify, reject with reasons, enable, disable with a reason, delete what was never used, and export.',
  example: accountsExample,
  events: ACCOUNT_EVENTS,
  permissions: ACCOUNT_PERMISSIONS,
  keyboard:
    '`/` goes to the search, arrows move between rows, Enter opens the account, Escape closes it and gives the focus back.',
  tokens: TOKENS,
});

/** Notes of the docs page of `WithdrawalAccountDetail`. */
export const withdrawalAccountDetailDocs = widgetDocs({
  use: 'One withdrawal account on a page of its own: why nothing can be withdrawn to it where that is so, its whole number, its timeline with actors and reasons, its latest withdrawals, and the allowed actions.',
  example: accountsExample,
  events: ACCOUNT_EVENTS,
  permissions: ACCOUNT_PERMISSIONS,
  keyboard: 'Tab goes through links and actions; Enter presses, Escape leaves a question.',
  tokens: TOKENS,
});

/** Notes of the docs page of `WithdrawalAccountForm`. */
export const withdrawalAccountFormDocs = widgetDocs({
  use: 'Adds a bank account to withdraw to: owner, currency, bank, holder, and an account number, IBAN or PIX key, checked by the rules of core as the gateway checks them. It then waits for verification.',
  example: accountsExample,
  events: ACCOUNT_EVENTS,
  permissions: ACCOUNT_PERMISSIONS,
  keyboard: 'Tab goes through the fields, arrows choose the format of the account; Enter saves.',
  tokens: TOKENS,
});

/** Notes of the docs page of `WithdrawalOrderForm`. */
export const withdrawalOrderFormDocs = widgetDocs({
  use: 'Withdraws money to its owner’s own bank account: the fee is shown beforehand, the balance is checked, and a lost answer is looked up by its request id before anything is sent again. The chosen account narrows the bank accounts, and the other way round.',
  example,
  events: {
    'withdrawalOrders.created':
      'a withdrawal was accepted, or found after a lost answer; `id` and a finished `message`',
  },
  permissions: [
    '`create` on `withdrawal-order` to confirm; a host leaves the ticket out for who has it not.',
    '`read` on `withdrawal-order` for the price, on `withdrawal-account` and `account` for both sides.',
  ],
  keyboard: 'Tab goes through fields and buttons; Enter goes to the review, whose heading then has the focus.',
  tokens: TOKENS,
});

/** Notes of the docs page of `WithdrawalOrderTable`. */
export const withdrawalOrderTableDocs = widgetDocs({
  use: 'Every withdrawal that the reader may see: search, filter, sort, page, open, cancel and export. `WithdrawalOrderDetail` shows one on a page of its own.',
  example,
  events: {
    'withdrawalOrders.opened, withdrawalOrders.closed': 'a withdrawal was opened or closed; `id`',
    'withdrawalOrders.actionTaken, withdrawalOrders.actionFailed': 'a withdrawal was cancelled, or could not be',
    'withdrawalOrders.exported, withdrawalOrders.exportFailed':
      'how an export went, with a finished `message` for a toast',
  },
  permissions: [
    '`read` on `withdrawal-order` to see the table, `export` for files, `cancel` to take a withdrawal back.',
    '“New withdrawal” is offered where the host gives `onNewOrder`.',
  ],
  keyboard:
    '`/` goes to the search, arrows move between rows, Enter opens the withdrawal, Escape closes it and gives the focus back.',
  tokens: TOKENS,
});

/** Notes of the docs page of `WithdrawalOrderDetail`. */
export const withdrawalOrderDetailDocs = widgetDocs({
  use: 'One withdrawal on a page of its own: amounts, bank account, timeline, and its transactions with their postings, the refund’s too; followed until it is over.',
  example,
  events: { 'withdrawalOrders.actionTaken': 'the withdrawal was cancelled; `id` and a finished `message`' },
  permissions: [
    '`read` on `withdrawal-order` to see it, `cancel` to take it back, `read` on `transaction` for its transactions.',
  ],
  keyboard: 'Tab goes from id to id and to the buttons; Enter copies or opens.',
  tokens: TOKENS,
});
