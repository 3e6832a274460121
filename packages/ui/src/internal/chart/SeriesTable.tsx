import { useMessages } from '../../messages/MessagesProvider';
import { chartEn } from './messages';
import type { ChartFormat, ChartSeries } from './series';

interface SeriesTableProps {
  readonly label: string;
  readonly categories: readonly string[];
  readonly series: readonly ChartSeries[];
  readonly format: ChartFormat;
}

/** The figures of a chart as a table, for who cannot see it. */
export function SeriesTable({ label, categories, series, format }: SeriesTableProps) {
  const message = useMessages(chartEn);
  return (
    <table>
      <caption>{label}</caption>
      <thead>
        <tr>
          <th scope="col">{message('chart.category')}</th>
          {series.map((one) => (
            <th key={one.id} scope="col">
              {one.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {categories.map((category, index) => (
          <tr key={category}>
            <th scope="row">{category}</th>
            {series.map((one) => (
              <td key={one.id}>
                {shown(one.values[index], () => format(one.values[index] ?? 0, { series: one.id, index }))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const shown = (value: number | null | undefined, write: () => string) =>
  value === null || value === undefined ? '–' : write();
