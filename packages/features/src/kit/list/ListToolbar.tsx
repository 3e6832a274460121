import { Stack, TableToolbar, useTheme } from '@corridor/ui';
import { styled } from 'styled-components';
import { useRuntime } from '../../runtime/Runtime';
import { ListFilters } from '../filters/ListFilters';
import { lazyPart } from '../lazyPart';
import { ExportButton } from './ExportButton';
import type { ListState } from './ListState';
import { mayDo } from './mayDo';
import { PlacedActions } from './PlacedActions';
import { countOf } from './tableColumns';

const ExportProgress = lazyPart(async () => (await import('./ExportProgress')).ExportProgress);

// Filters may need several lines; the tools stay on the first.
const Bar = styled(TableToolbar)`
  align-items: flex-start;
  flex-wrap: nowrap;
  @container (max-width: 719px) { flex-wrap: wrap; }
`;

/** Props of `ListToolbar`. */
export interface ListToolbarProps {
  readonly state: ListState;
}

/** Filters of a list and its tools: refresh, row height, columns, export. */
export function ListToolbar({ state }: ListToolbarProps) {
  const { list, tools, view, change, page, exporter, columns } = state;
  const { setDensity } = useRuntime();
  const { density } = useTheme();
  return (
    <Stack gap={3} style={{ inlineSize: '100%' }}>
      <Bar
        columns={columns}
        columnView={view.columns}
        onColumnViewChange={(next) => change((now) => ({ ...now, columns: next }))}
        density={density}
        onDensityChange={setDensity}
        onRefresh={() => void page.refresh()}
        refreshing={page.refreshing && !page.previous}
        actions={
          exporter &&
          (!page.data || mayDo(page.data, 'export')) && (
            <PlacedActions loaded={page.data !== undefined} failed={page.error !== undefined}>
              <ExportButton exporter={exporter} page={page.data} counted={(count) => countOf(list, tools, count)} />
            </PlacedActions>
          )
        }
      >
        <ListFilters state={state} />
      </Bar>
      {exporter?.running && exporter.progress !== undefined && <ExportProgress share={exporter.progress} />}
    </Stack>
  );
}
