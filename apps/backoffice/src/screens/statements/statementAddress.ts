import {
  BALANCE_CURRENCIES,
  productType,
  STATEMENT_SORTS,
  type StatementFilter,
  type StatementSort,
  statementType,
} from '@corridor/core';
import { defaultStatementView } from '@corridor/features';
import type { ListAddress } from '../listing/listSearch';

/** How the statement list stands in its address. */
export const statementAddress: ListAddress<StatementFilter, StatementSort> = {
  first: defaultStatementView,
  codes: { type: statementType.codes, currency: BALANCE_CURRENCIES, productType: productType.codes },
  range: 'date',
  sorts: STATEMENT_SORTS,
};
