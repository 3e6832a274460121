import type { WireMoney } from '../../money';
import type { EmptyContract } from '../../resource';
import type { DateRangePreset } from '../../time';
import type { AccountTotal } from '../accounts';
import type { CardStatus } from '../cards';
import type { OnboardingStatus } from '../merchants';
import type { AccountTransaction } from '../transactions';
import type { WorkTask } from './enums';

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

/** Records in all, and those that came in the period and in the one before it. */
export interface PeriodCounts<Status extends string> {
  total: number;
  inPeriod: number;
  before: number;
  /** Every status, in its order. */
  byStatus: StatusCount<Status>[];
}

/** What moved in one currency: its transactions, and the sums of what was booked in and out, both positive. */
export interface CurrencyFlow {
  currency: string;
  transactions: number;
  incoming: WireMoney;
  outgoing: WireMoney;
  /** The same sums of the period before. */
  before: { incoming: WireMoney; outgoing: WireMoney };
}

/** How many records wait for a task. */
export interface WorkItem {
  task: WorkTask;
  count: number;
}

/** First and last calendar date of a period. */
export interface DatePeriod {
  first: string;
  last: string;
}

/** The figures of the home screen; a part that the user's roles do not show is null. @source spec §2 "merchants for the last 3 months" */
export interface DashboardFigures {
  /** The period in the asked zone. */
  period: DatePeriod & { preset: DateRangePreset; zone: string };
  /** As many days, right before it. */
  before: DatePeriod;
  /** With every day of the period, oldest first. */
  merchants: (PeriodCounts<OnboardingStatus> & { byDay: DayCount[] }) | null;
  cards: PeriodCounts<CardStatus> | null;
  /** Per currency, those of balances first. */
  balances: AccountTotal[] | null;
  /** Per currency, what moved in the period or in the one before. */
  flows: CurrencyFlow[] | null;
  /** The latest transactions, newest first. */
  recent: AccountTransaction[] | null;
  /** Every task that the user may see, also where nothing waits. */
  work: WorkItem[];
}

/** Which figures to give: by the days of a time zone, of a named period (the last three months by default). @source ours */
export interface DashboardQuery {
  zone: string;
  preset?: DateRangePreset | undefined;
}

/** The dashboard resource. @source spec §2, its payloads ours */
export interface DashboardContract extends EmptyContract {
  verbs: 'call';
  calls: { figures: { input: DashboardQuery; output: DashboardFigures } };
}
