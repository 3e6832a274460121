import { Heading, Inline, Stack, type TableColumn, TableToolbar, Text, useTheme } from '@corridor/ui';
import { lazy, type ReactNode, Suspense } from 'react';
import { useRuntime } from '../runtime/Runtime';
import { useFormatters } from '../runtime/useFormatters';
import { ExportButton } from './ExportButton';
import type { ListState } from './ListState';
import { mayDo } from './mayDo';
import type { ListView } from './view';

/** Level of a widget's heading among those of the page around it. */
export type HeadingLevel = 1 | 2 | 3 | 4;

const ExportProgress = lazy(async () => ({ default: (await import('./ExportProgress')).ExportProgress }));

/** Props of `ListToolbar`. */
export interface ListToolbarProps<Row, View extends ListView<object, string>> {
  readonly state: ListState<Row, View>;
  readonly title: string;
  /** Default 2. */
  readonly headingLevel?: HeadingLevel | undefined;
  /** How many records there are, in words, from their count and how it is written. */
  readonly count: (counted: { readonly count: number; readonly shown: string }) => string;
  readonly columns: readonly TableColumn<Row>[];
  readonly exportLabel: string;
  /** What makes a new record of this list: one primary button, for whom the gateway lets `create`. */
  readonly action?: ReactNode;
  /** The filters, below. */
  readonly children: ReactNode;
}

/** Title, count and tools of a list, and its filters below. */
export function ListToolbar<Row, View extends ListView<object, string>>(props: ListToolbarProps<Row, View>) {
  const { state, title, headingLevel = 2, count, columns, exportLabel, action, children } = props;
  const { view, change, page, exporter } = state;
  const { setDensity } = useRuntime();
  const format = useFormatters();
  const { density } = useTheme();
  const total = page.data?.total;
  return (
    <Stack gap={3} style={{ inlineSize: '100%' }}>
      <TableToolbar
        columns={columns}
        columnView={view.columns}
        onColumnViewChange={(next) => change((now) => ({ ...now, columns: next }))}
        density={density}
        onDensityChange={setDensity}
        onRefresh={() => void page.refresh()}
        refreshing={page.refreshing && !page.previous}
        actions={
          <ToolbarActions told={page.data !== undefined} failed={page.error !== undefined}>
            {exporter && mayDo(page.data, 'export') && (
              <ExportButton exporter={exporter} label={exportLabel} page={page.data} />
            )}
            {mayDo(page.data, 'create') && action}
          </ToolbarActions>
        }
      >
        <Inline gap={3} align="baseline">
          <Heading level={headingLevel}>{title}</Heading>
          {total !== undefined && (
            <Text variant="caption" color="muted" tabular role="status" dir="auto">
              {count({ count: total, shown: format.count(total) })}
            </Text>
          )}
        </Inline>
      </TableToolbar>
      {exporter?.running && exporter.progress !== undefined && (
        <Suspense fallback={null}>
          <ExportProgress share={exporter.progress} />
        </Suspense>
      )}
      {children}
    </Stack>
  );
}

interface ToolbarActionsProps {
  /** Whether the gateway has said what may be done; while it is not known that it failed to, the place is kept. */
  readonly told: boolean;
  readonly failed: boolean;
  readonly children: ReactNode;
}

/** What may be done with the list; until the gateway has said so its place is kept, so that nothing is offered in vain and nothing jumps; where it failed there is nothing to do. */
function ToolbarActions({ told, failed, children }: ToolbarActionsProps) {
  if (failed && !told) return null;
  return told ? children : <Inline style={{ visibility: 'hidden' }}>{children}</Inline>;
}
