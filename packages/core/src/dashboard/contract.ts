import type { AccountTotal } from '../accounts';
import type { CardStatus } from '../cards';
import type { OnboardingStatus } from '../merchants';
import type { WireMoney } from '../money';
import type { EmptyContract } from '../resource';
import type { AccountTransaction } from '../transactions';

/** How many there are of one status. */
export interface StatusCount<Status extends string> {
  status: Status;
  count: number;
}

/** How many came on one calendar date of the asked zone. */
export interface DayCount {
  date: string;
  count: number;
}

/** What moved in one currency: booked transactions, and the sums of what came in and went out, both positive. */
export interface CurrencyFlow {
  currency: string;
  transactions: number;
  incoming: WireMoney;
  outgoing: WireMoney;
}

/** The figures of the home screen; a part that the user's roles do not show is null. @source spec §2 "merchants for the last 3 months" */
export interface DashboardFigures {
  /** First and last calendar date of the period: the last three months in the asked zone. */
  period: { first: string; last: string; zone: string };
  merchants: {
    total: number;
    inPeriod: number;
    /** Every status, in its order. */
    byStatus: StatusCount<OnboardingStatus>[];
    /** Every day of the period, oldest first. */
    byDay: DayCount[];
  } | null;
  cards: { total: number; byStatus: StatusCount<CardStatus>[] } | null;
  /** Per currency, those of balances first. */
  balances: AccountTotal[] | null;
  /** Per currency, what was booked in the period. */
  flows: CurrencyFlow[] | null;
  /** The latest transactions, newest first. */
  recent: AccountTransaction[] | null;
}

/** The dashboard resource. @source spec §2, its payloads ours */
export interface DashboardContract extends EmptyContract {
  verbs: 'call';
  calls: { figures: { input: { zone: string }; output: DashboardFigures } };
}
