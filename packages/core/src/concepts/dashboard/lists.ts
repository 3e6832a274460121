import type { TimeRange } from '../../resource';
import type { AccountFilter } from '../accounts';
import type { ApprovalFilter } from '../approvals';
import type { CardFilter } from '../cards';
import { type CollectionFilter, collectionAuditStatus } from '../collections';
import type { ExchangeOrderFilter } from '../exchange-orders';
import type { MerchantFilter } from '../merchants';
import { orderStatus } from '../orders';
import type { PaymentOrderFilter } from '../payment-orders';
import type { AccountTransactionFilter } from '../transactions';
import type { WithdrawalOrderFilter } from '../withdrawal-orders';
import type { WorkTask } from './enums';

interface ListOf<Concept extends string, Filter> {
  /** Client property of the resource. */
  readonly concept: Concept;
  readonly filter: Partial<Filter>;
  /** Record that is open over the list. */
  readonly openId?: string | undefined;
}

/** A list that a figure counts: whose records, and under which filter. @source ours */
export type DashboardList =
  | ListOf<'approvals', ApprovalFilter>
  | ListOf<'merchants', MerchantFilter>
  | ListOf<'cards', CardFilter>
  | ListOf<'accounts', AccountFilter>
  | ListOf<'transactions', AccountTransactionFilter>
  | ListOf<'collections', CollectionFilter>
  | ListOf<'paymentOrders', PaymentOrderFilter>
  | ListOf<'withdrawalOrders', WithdrawalOrderFilter>
  | ListOf<'exchangeOrders', ExchangeOrderFilter>;

const { reviewing, waitLinkMaterial } = collectionAuditStatus.code;
const { failureInAcceptance } = orderStatus.code;

const TASKS = {
  decideApprovals: () => ({ concept: 'approvals', filter: { status: ['pending'], decidable: true } }),
  reviewMerchants: () => ({ concept: 'merchants', filter: { status: ['underReview'], decidable: true } }),
  supplementMerchants: () => ({ concept: 'merchants', filter: { status: ['toBeSupplemented'] } }),
  reviewCollections: () => ({ concept: 'collections', filter: { status: [reviewing] } }),
  linkMaterials: () => ({ concept: 'collections', filter: { status: [waitLinkMaterial] } }),
  activateCards: () => ({ concept: 'cards', filter: { status: ['unactivated'] } }),
  failedPayments: (createdAt) => ({ concept: 'paymentOrders', filter: { status: [failureInAcceptance], createdAt } }),
  failedWithdrawals: (createdAt) => ({
    concept: 'withdrawalOrders',
    filter: { status: [failureInAcceptance], createdAt },
  }),
  failedExchanges: (createdAt) => ({ concept: 'exchangeOrders', filter: { status: [failureInAcceptance], createdAt } }),
} satisfies Readonly<Record<WorkTask, (period: TimeRange) => DashboardList>>;

/** The records that wait for a task; orders failed in the period only, all others wait however long. @source ours */
export function listOfTask<Task extends WorkTask>(task: Task, period: TimeRange): ReturnType<(typeof TASKS)[Task]> {
  return TASKS[task](period) as ReturnType<(typeof TASKS)[Task]>;
}
