'use client';

import type { GatewayFile, StatementDetail as StatementRecord } from '@corridor/core';
import { columnsOf } from '../../kit/columns/columnsOf';
import { defineDetail } from '../../kit/detail/defineDetail';
import { detailPart } from '../../kit/detail/detailPart';
import { type DetailProps, detailWidget } from '../../kit/detail/detailWidget';
import { ownerMerchant } from '../../kit/records/ownerMerchant';
import { BalanceEquation } from './display/BalanceEquation';
import { StatementFiles } from './StatementDetail/StatementFiles';
import { StatementHolds } from './StatementDetail/StatementHolds';
import { StatementLines } from './StatementDetail/StatementLines';
import { statementList } from './statementList';

const { text, money, id } = columnsOf<StatementRecord>();

/** Details of a statement: the sum that balances it, its lines, what was on hold, and its files. */
export const statementDetail = defineDetail(statementList, {
  title: ({ period }, { t }) => t('statements.detail.title', { period }),
  subtitle: ({ ownerName, currency }) => `${ownerName} · ${currency}`,
  lines: {
    credits: money(),
    debits: money(),
    zone: text(),
    accountId: id({ leadsTo: ({ accountId }) => ({ segment: 'account', id: accountId }) }),
  },
  sections: {
    equation: BalanceEquation,
    overview: ['type', 'credits', 'debits', 'zone', 'accountId'],
    lines: StatementLines,
    holds: StatementHolds,
  },
  related: ({ accountId, ownerId, productType }) => ({
    merchant: ownerMerchant({ productType, ownerId }),
    account: { segment: 'account', id: accountId },
    transactions: { segment: 'transaction', filter: { accountId } },
  }),
  buttons: StatementFiles,
});

/** Details of a statement beside the list, or on the whole page. */
export const StatementDetailPart = detailPart(statementDetail);

/** Props of `StatementDetail`. */
export interface StatementDetailProps extends DetailProps<StatementRecord> {
  readonly statementId: string;
  /** Receives the statement's files, to save them; without it there are none. */
  readonly onExport?: (file: GatewayFile) => void;
}

/** One statement on a page of its own: the sum that balances it, its lines and its files. */
export const StatementDetail = detailWidget<StatementDetailProps>(statementDetail, 'statementId');
