'use client';

import { type DashboardFigures, onboardingStatus } from '@corridor/core';
import { useMessages } from '../../i18n/useMessages';
import { onboardingTones } from '../../kit/display/onboardingTones';
import { lazyPart } from '../../kit/lazyPart';
import { dashboardMessages } from '../../messages/dashboard';
import { merchantsMessages } from '../../messages/merchants';
import type { PartViewProps } from './DashboardProps';
import { dashboardPart } from './dashboardPart';
import { CountStats } from './display/CountStats';
import { Panel } from './display/Panel';
import { rangeOf } from './display/period';
import { StatusRows } from './display/StatusRows';
import { ChartSkeleton, RowsSkeleton, StatsSkeleton } from './display/waiting';

const MerchantDays = lazyPart(async () => (await import('./charts/MerchantDays')).MerchantDays, <ChartSkeleton />);

type Merchants = NonNullable<DashboardFigures['merchants']>;

function MerchantsView({ part, figures, listHref, level }: PartViewProps<Merchants>) {
  const t = useMessages(dashboardMessages, merchantsMessages);
  return (
    <Panel title={t('dashboard.merchants.title')} level={level}>
      <CountStats
        of="merchants"
        counts={part}
        figures={figures}
        all={{ concept: 'merchants', filter: {} }}
        inPeriod={{ concept: 'merchants', filter: { createdAt: rangeOf(figures) } }}
        listHref={listHref}
      />
      <MerchantDays days={part.byDay} />
      <StatusRows
        label={t('dashboard.byStatus')}
        counts={part.byStatus}
        tones={onboardingTones}
        listHref={listHref}
        wordOf={(status) => t(onboardingStatus.labelKey(status))}
        listOf={(status) => ({ concept: 'merchants', filter: { status: [status] } })}
      />
    </Panel>
  );
}

function MerchantsWaiting({ level }: Pick<PartViewProps<Merchants>, 'level'>) {
  const t = useMessages(dashboardMessages);
  return (
    <Panel busy title={t('dashboard.merchants.title')} level={level}>
      <StatsSkeleton />
      <ChartSkeleton />
      <RowsSkeleton count={3} />
    </Panel>
  );
}

/** Merchants in all, by status, and new ones over time. */
export const MerchantsChart = dashboardPart<Merchants>({
  messages: [merchantsMessages],
  of: ({ merchants }) => merchants,
  view: MerchantsView,
  waiting: MerchantsWaiting,
});
