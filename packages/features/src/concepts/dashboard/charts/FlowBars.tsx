import type { CurrencyFlow, WireMoney } from '@corridor/core';
import { BarChart } from '@corridor/ui';
import { useMessages } from '../../../i18n/useMessages';
import { dashboardMessages } from '../../../messages/dashboard';
import { useFormatters } from '../../../runtime/useFormatters';
import { CHART_HEIGHT } from '../display/waiting';

/** Length of a bar, for drawing alone: what is read is the exact text. */
const lengthOf = ({ amount }: WireMoney) => Number(amount);

/** Money in and out of one currency, this period beside the one before. */
export function FlowBars({ flow }: { readonly flow: CurrencyFlow }) {
  const t = useMessages(dashboardMessages);
  const format = useFormatters();
  const { currency, incoming, outgoing, before } = flow;
  const rows: Readonly<Record<string, readonly WireMoney[]>> = {
    in: [before.incoming, incoming],
    out: [before.outgoing, outgoing],
  };
  return (
    <BarChart
      label={t('dashboard.flows.chart', { currency })}
      height={CHART_HEIGHT}
      categories={[t('dashboard.before'), t('dashboard.now')]}
      series={[
        { id: 'in', label: t('dashboard.flows.in'), values: rows.in?.map(lengthOf) ?? [] },
        { id: 'out', label: t('dashboard.flows.out'), values: rows.out?.map(lengthOf) ?? [] },
      ]}
      format={(value, { series, index }) => {
        const exact = rows[series]?.[index];
        return exact ? format.money(exact) : String(value);
      }}
    />
  );
}
