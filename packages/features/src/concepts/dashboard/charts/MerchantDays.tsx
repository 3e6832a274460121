import type { DayCount } from '@corridor/core';
import { BarChart } from '@corridor/ui';
import { useMessages } from '../../../i18n/useMessages';
import { dashboardMessages } from '../../../messages/dashboard';
import { useRuntime } from '../../../runtime/Runtime';
import { useFormatters } from '../../../runtime/useFormatters';
import { CHART_HEIGHT } from '../display/waiting';
import { bucketsOf } from './buckets';

/** New merchants day by day; week by week where the period has more days than bars can be told apart. */
export function MerchantDays({ days }: { readonly days: readonly DayCount[] }) {
  const t = useMessages(dashboardMessages);
  const { locale } = useRuntime();
  const format = useFormatters();
  const buckets = bucketsOf(days);
  // Calendar dates have no zone: they are written as they are.
  const date = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' });
  const categories = buckets.map(({ first, last }) =>
    first === last ? date.format(Date.parse(first)) : date.formatRange(Date.parse(first), Date.parse(last)),
  );
  const values = buckets.map(({ count }) => count);
  return (
    <BarChart
      label={t('dashboard.merchants.chart')}
      height={CHART_HEIGHT}
      categories={categories}
      series={values.some((count) => count > 0) ? [{ id: 'new', label: t('dashboard.merchants.new'), values }] : []}
      formatAxis={(count) => (Number.isInteger(count) ? format.count(count) : '')}
      empty={t('dashboard.merchants.none')}
    />
  );
}
