import {
  Button,
  type ColumnView,
  DownloadIcon,
  Heading,
  Icon,
  Inline,
  Stack,
  type TableColumn,
  TableToolbar,
  Text,
  useTheme,
} from '@corridor/ui';
import type { ReactNode } from 'react';
import { useRuntime } from '../runtime/Runtime';

/** Level of a widget's heading among those of the page around it. */
export type HeadingLevel = 1 | 2 | 3 | 4;

/** Writes what a list shows to a file and hands it to the host. */
export interface ListExport {
  run(): Promise<void>;
  readonly running: boolean;
}

/** Props of `ListToolbar`. */
export interface ListToolbarProps<Row> {
  readonly title: string;
  readonly headingLevel: HeadingLevel;
  /** How many records there are, in words; undefined until that is known. */
  readonly count: string | undefined;
  readonly columns: readonly TableColumn<Row>[];
  readonly columnView: ColumnView;
  readonly onColumnViewChange: (columns: ColumnView) => void;
  readonly onRefresh: () => void;
  readonly refreshing: boolean;
  /** Absent where the host takes no files. */
  readonly exporter?: ListExport | undefined;
  readonly exportLabel: string;
  /** What is done most on this list: one primary button. */
  readonly action?: ReactNode;
  /** The filters, below. */
  readonly children: ReactNode;
}

/** Title, count and tools of a list, and its filters below. */
export function ListToolbar<Row>(props: ListToolbarProps<Row>) {
  const { title, headingLevel, count, columns, columnView, onColumnViewChange, onRefresh, refreshing } = props;
  const { setDensity } = useRuntime();
  const { density } = useTheme();
  return (
    <Stack gap={3} style={{ inlineSize: '100%' }}>
      <TableToolbar
        columns={columns}
        columnView={columnView}
        onColumnViewChange={onColumnViewChange}
        density={density}
        onDensityChange={setDensity}
        onRefresh={onRefresh}
        refreshing={refreshing}
        actions={<ToolbarActions {...props} />}
      >
        <Inline gap={3} align="baseline">
          <Heading level={headingLevel}>{title}</Heading>
          {count !== undefined && (
            <Text variant="caption" color="muted" tabular role="status" dir="auto">
              {count}
            </Text>
          )}
        </Inline>
      </TableToolbar>
      {props.children}
    </Stack>
  );
}

function ToolbarActions<Row>({ exporter, exportLabel, action }: ListToolbarProps<Row>) {
  return (
    <>
      {exporter && (
        <Button
          size="sm"
          startIcon={<Icon of={DownloadIcon} size="sm" />}
          loading={exporter.running}
          onClick={() => void exporter.run()}
        >
          {exportLabel}
        </Button>
      )}
      {action}
    </>
  );
}
