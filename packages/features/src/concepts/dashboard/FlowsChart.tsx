'use client';

import type { CurrencyFlow, DashboardList, TransactionDirection, WireMoney } from '@corridor/core';
import { Grid, Money, Select, Stat, Text } from '@corridor/ui';
import { useState } from 'react';
import { useMessages } from '../../i18n/useMessages';
import { lazyPart } from '../../kit/lazyPart';
import { dashboardMessages } from '../../messages/dashboard';
import { useFormatters } from '../../runtime/useFormatters';
import type { PartViewProps } from './DashboardProps';
import { dashboardPart } from './dashboardPart';
import { minorOf, useChange } from './display/change';
import { FigureLink } from './display/FigureLink';
import { Panel } from './display/Panel';
import { rangeOf } from './display/period';
import { ChartSkeleton, StatsSkeleton } from './display/waiting';

const FlowBars = lazyPart(async () => (await import('./charts/FlowBars')).FlowBars, <ChartSkeleton />);

type Flows = readonly CurrencyFlow[];

function FlowsView({ part, figures, listHref, level }: PartViewProps<Flows>) {
  const t = useMessages(dashboardMessages);
  const format = useFormatters();
  const [chosen, choose] = useState('');
  const flow = part.find(({ currency }) => currency === chosen) ?? part[0];
  if (!flow) {
    return (
      <Panel title={t('dashboard.flows.title')} level={level}>
        <Text color="muted">{t('dashboard.flows.empty')}</Text>
      </Panel>
    );
  }
  const { currency, transactions } = flow;
  const list: DashboardList = {
    concept: 'transactions',
    filter: { currency: [currency], createdAt: rangeOf(figures) },
  };
  const select = (
    <Select
      size="sm"
      aria-label={t('dashboard.flows.currency')}
      options={part.map(({ currency: value }) => ({ value, label: value }))}
      value={currency}
      onChange={choose}
      style={{ inlineSize: 96 }}
    />
  );
  return (
    <Panel title={t('dashboard.flows.title')} level={level} aside={select}>
      <FlowStats flow={flow} figures={figures} listHref={listHref} />
      <FlowBars flow={flow} />
      <Text variant="caption" color="muted">
        <FigureLink list={list} listHref={listHref}>
          {t('dashboard.flows.transactions', { count: transactions, shown: format.count(transactions) })}
        </FigureLink>
      </Text>
    </Panel>
  );
}

interface FlowStatsProps extends Pick<PartViewProps<Flows>, 'figures' | 'listHref'> {
  readonly flow: CurrencyFlow;
}

function FlowStats({ flow, figures, listHref }: FlowStatsProps) {
  const t = useMessages(dashboardMessages);
  const changeOf = useChange();
  const format = useFormatters();
  const { currency, incoming, outgoing, before } = flow;
  const { first, last } = figures.before;
  const title = t('dashboard.change.period', { first, last });
  const linked = (direction: TransactionDirection, label: string, sum: WireMoney) => (
    <FigureLink
      list={{
        concept: 'transactions',
        filter: { currency: [currency], createdAt: rangeOf(figures), direction: [direction] },
      }}
      listHref={listHref}
      label={`${label}: ${format.money(sum)}`}
    >
      <Money {...sum} />
    </FigureLink>
  );
  return (
    <Grid minColumnWidth="248px">
      <Stat
        title={title}
        label={t('dashboard.flows.in')}
        value={linked('in', t('dashboard.flows.in'), incoming)}
        change={changeOf(minorOf(incoming), minorOf(before.incoming))}
      />
      <Stat
        title={title}
        label={t('dashboard.flows.out')}
        value={linked('out', t('dashboard.flows.out'), outgoing)}
        change={changeOf(minorOf(outgoing), minorOf(before.outgoing))}
      />
    </Grid>
  );
}

function FlowsWaiting({ level }: Pick<PartViewProps<Flows>, 'level'>) {
  const t = useMessages(dashboardMessages);
  return (
    <Panel busy title={t('dashboard.flows.title')} level={level}>
      <StatsSkeleton />
      <ChartSkeleton />
    </Panel>
  );
}

/** What came in and went out in a currency, beside the period before. */
export const FlowsChart = dashboardPart<Flows>({
  messages: [],
  of: ({ flows }) => flows,
  view: FlowsView,
  waiting: FlowsWaiting,
});
