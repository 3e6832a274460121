import type { DashboardFigures, DashboardList, PeriodCounts } from '@corridor/core';
import { Grid, Stat } from '@corridor/ui';
import { useMessages } from '../../../i18n/useMessages';
import { dashboardMessages } from '../../../messages/dashboard';
import { useFormatters } from '../../../runtime/useFormatters';
import type { ListHref } from '../DashboardProps';
import { useChange } from './change';
import { FigureLink } from './FigureLink';

/** Props of `CountStats`. */
interface CountStatsProps {
  readonly of: 'merchants' | 'cards';
  readonly counts: PeriodCounts<string>;
  readonly figures: DashboardFigures;
  readonly all: DashboardList;
  readonly inPeriod: DashboardList;
  readonly listHref: ListHref | undefined;
}

/** How many there are, and how many are new in the period beside the period before. */
export function CountStats({ of, counts, figures, all, inPeriod, listHref }: CountStatsProps) {
  const t = useMessages(dashboardMessages);
  const format = useFormatters();
  const changeOf = useChange();
  const { first, last } = figures.before;
  return (
    <Grid columns={2} style={{ alignItems: 'start' }}>
      <Stat
        label={t(`dashboard.${of}.total`)}
        value={
          <FigureLink list={all} listHref={listHref}>
            {format.count(counts.total)}
          </FigureLink>
        }
      />
      <Stat
        label={t(`dashboard.${of}.new`)}
        title={t('dashboard.change.period', { first, last })}
        value={
          <FigureLink list={inPeriod} listHref={listHref}>
            {format.count(counts.inPeriod)}
          </FigureLink>
        }
        change={changeOf(BigInt(counts.inPeriod), BigInt(counts.before), true)}
      />
    </Grid>
  );
}
