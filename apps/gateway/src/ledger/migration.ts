import type { Migration } from '../platform/database';
import { accounts } from './sql/accounts';
import { apply } from './sql/apply';
import { grants } from './sql/grants';
import { guards } from './sql/guards';
import { holds } from './sql/holds';
import { post } from './sql/post';
import { repeatableIds } from './sql/repeatableIds';
import { requests } from './sql/requests';
import { tables } from './sql/tables';

/** The ledger: its tables, their guards and the functions that alone may write them. */
export const ledgerMigrations: readonly Migration[] = [
  {
    name: 'ledger/0001-create',
    after: ['database/0001-foundation'],
    sql: [tables, guards, requests, apply, post, holds, accounts, grants].join('\n'),
  },
  { name: 'ledger/0002-repeatable-ids', after: ['ledger/0001-create'], sql: repeatableIds },
  // Statements ask for the holds of an account, those that are over included.
  {
    name: 'ledger/0003-holds-of-account',
    after: ['ledger/0001-create'],
    sql: 'CREATE INDEX ledger_hold_account ON ledger_hold (account_id, placed_at);',
  },
];
