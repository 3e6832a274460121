import type { DashboardList, StatusCount } from '@corridor/core';
import { StatusChip, type Tone, v } from '@corridor/ui';
import { styled } from 'styled-components';
import { useFormatters } from '../../../runtime/useFormatters';
import type { ListHref } from '../DashboardProps';
import { FigureLink } from './FigureLink';

const Rows = styled.ul.withConfig({ componentId: 'cr-StatusRows' })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(184px, 1fr));
  column-gap: ${v('space.6')};
  margin: 0;
  padding: 0;
  list-style: none;
  font: ${v('type.caption')};
  font-variant-numeric: tabular-nums;
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${v('space.3')};
    padding-block: ${v('space.2')};
    border-block-end: 1px solid ${v('border')};
  }
`;

/** Props of `StatusRows`. */
interface StatusRowsProps<Status extends string> {
  readonly label: string;
  readonly counts: readonly StatusCount<Status>[];
  readonly tones: Readonly<Record<Status, Tone>>;
  readonly listHref: ListHref | undefined;
  wordOf(status: Status): string;
  listOf(status: Status): DashboardList;
}

/** How many records have each status that any has, each a link to those records. */
export function StatusRows<Status extends string>({ label, counts, tones, listHref, ...of }: StatusRowsProps<Status>) {
  const format = useFormatters();
  return (
    <Rows aria-label={label}>
      {counts
        .filter(({ count }) => count > 0)
        .map(({ status, count }) => (
          <li key={status}>
            <StatusChip tone={tones[status]}>{of.wordOf(status)}</StatusChip>
            <FigureLink
              list={of.listOf(status)}
              listHref={listHref}
              label={`${of.wordOf(status)}: ${format.count(count)}`}
            >
              {format.count(count)}
            </FigureLink>
          </li>
        ))}
    </Rows>
  );
}
