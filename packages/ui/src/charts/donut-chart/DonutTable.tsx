import { chartEn } from '../../internal/chart/messages';
import { useMessages } from '../../messages/MessagesProvider';
import type { DonutSlice } from './DonutSlice';

interface DonutTableProps {
  readonly label: string;
  readonly slices: readonly DonutSlice[];
  readonly write: (slice: DonutSlice) => string;
  readonly share: (index: number) => string;
}

/** The parts as a table, for who cannot see the ring. */
export function DonutTable({ label, slices, write, share }: DonutTableProps) {
  const message = useMessages(chartEn);
  return (
    <table>
      <caption>{label}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{message('chart.total')}</th>
          <th scope="col">{message('chart.share')}</th>
        </tr>
      </thead>
      <tbody>
        {slices.map((slice, index) => (
          <tr key={slice.id}>
            <th scope="row">{slice.label}</th>
            <td>{write(slice)}</td>
            <td>{share(index)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
