'use client';

import type { AccountTotal, DashboardList } from '@corridor/core';
import { Grid, Money, Stack, Text } from '@corridor/ui';
import { useMessages } from '../../i18n/useMessages';
import { dashboardMessages } from '../../messages/dashboard';
import { useFormatters } from '../../runtime/useFormatters';
import type { PartViewProps } from './DashboardProps';
import { dashboardPart } from './dashboardPart';
import { minorOf } from './display/change';
import { FigureLink } from './display/FigureLink';
import { Panel } from './display/Panel';
import { StatSkeleton } from './display/waiting';

type Totals = readonly AccountTotal[];

/** Least width of what one currency holds. */
const CELL = '144px';

function BalancesView({ part, listHref, level }: PartViewProps<Totals>) {
  const t = useMessages(dashboardMessages);
  const opened = part.filter(({ accounts }) => accounts > 0);
  return (
    <Panel title={t('dashboard.balances.title')} level={level}>
      {opened.length === 0 && <Text color="muted">{t('dashboard.balances.empty')}</Text>}
      <Grid minColumnWidth={CELL} gap={5}>
        {opened.map((total) => (
          <Balance key={total.currency} total={total} listHref={listHref} />
        ))}
      </Grid>
    </Panel>
  );
}

interface BalanceProps {
  readonly total: AccountTotal;
  readonly listHref: PartViewProps<Totals>['listHref'];
}

function Balance({ total, listHref }: BalanceProps) {
  const t = useMessages(dashboardMessages);
  const format = useFormatters();
  const { currency, accounts, available, held, collectionPending } = total;
  const list: DashboardList = { concept: 'accounts', filter: { currency: [currency] } };
  const title = t('dashboard.balances.available', { currency });
  const parts = [
    { label: t('dashboard.balances.held'), value: held },
    { label: t('dashboard.balances.pending'), value: collectionPending },
  ].filter(({ value }) => minorOf(value) !== 0n);
  return (
    <Stack gap={2}>
      <Text variant="caption" color="muted">
        {title}
      </Text>
      <Text variant="section" tabular>
        <FigureLink list={list} listHref={listHref} label={`${title}: ${format.money(available)}`}>
          <Money amount={available.amount} />
        </FigureLink>
      </Text>
      {parts.map(({ label, value }) => (
        <Text key={label} variant="small" color="muted" tabular>
          {label}{' '}
          <FigureLink list={list} listHref={listHref} label={`${label}: ${format.money(value)}`}>
            <Money amount={value.amount} />
          </FigureLink>
        </Text>
      ))}
      <Text variant="small" color="muted">
        <FigureLink list={list} listHref={listHref}>
          {t('dashboard.balances.accounts', { count: accounts, shown: format.count(accounts) })}
        </FigureLink>
      </Text>
    </Stack>
  );
}

function BalancesWaiting({ level }: Pick<PartViewProps<Totals>, 'level'>) {
  const t = useMessages(dashboardMessages);
  return (
    <Panel busy title={t('dashboard.balances.title')} level={level}>
      <Grid minColumnWidth={CELL} gap={5}>
        <StatSkeleton />
        <StatSkeleton />
        <StatSkeleton />
        <StatSkeleton />
      </Grid>
    </Panel>
  );
}

/** What all accounts hold, currency by currency: available, held and collections pending. */
export const BalancesSummary = dashboardPart<Totals>({
  messages: [],
  of: ({ balances }) => balances,
  view: BalancesView,
  waiting: BalancesWaiting,
});
