import { Stack, Table, type TableColumn, Text } from '@corridor/ui';
import { useRuntimeMessages } from '../../i18n/useMessages';
import type { RecordTarget } from '../../runtime/RecordTarget';
import { useRuntime } from '../../runtime/Runtime';
import type { Read } from '../../runtime/useRead';
import { ErrorState } from '../display/ErrorState';
import type { SectionLevel } from '../display/levelBelow';
import { RecordLink } from '../display/RecordLink';
import { DetailSection } from './DetailSection';

/** Props of `RowsSection`. */
export interface RowsSectionProps<Row extends { readonly id: string }> {
  readonly level: SectionLevel;
  readonly title: string;
  readonly read: Read<readonly Row[]>;
  readonly columns: readonly TableColumn<Row>[];
  /** What it means that there are none. */
  readonly none: string;
  /** What stands between title and rows. */
  readonly note?: string | undefined;
  /** What stands behind the rows, such as what those sum up to that are not shown. */
  readonly rest?: string | undefined;
  /** The whole list. */
  readonly all?: RecordTarget;
}

const NO_ROWS: readonly never[] = [];

/** Section of a detail with a few rows of another resource and the way to all of them; absent for whom may not read those. */
export function RowsSection<Row extends { readonly id: string }>(props: RowsSectionProps<Row>) {
  const { level, title, read, columns, none, note, rest, all } = props;
  const { data, error } = read;
  if (error?.kind === 'forbidden') return null;
  return (
    <DetailSection level={level} title={title}>
      <Stack gap={2}>
        {note !== undefined && (
          <Text variant="caption" color="muted">
            {note}
          </Text>
        )}
        {data?.length === 0 ? (
          <Text variant="caption" color="muted">
            {none}
          </Text>
        ) : (
          <Table
            label={title}
            columns={columns}
            rows={data ?? NO_ROWS}
            rowId={idOf}
            loading={read.loading}
            skeletonRows={2}
            error={error && !data && <ErrorState error={error} onRetry={() => void read.refresh()} />}
          />
        )}
        {rest !== undefined && (
          <Text variant="caption" color="muted">
            {rest}
          </Text>
        )}
        {all && (data?.length ?? 0) > 0 && <AllRows target={all} />}
      </Stack>
    </DetailSection>
  );
}

const idOf = ({ id }: { readonly id: string }) => id;

function AllRows({ target }: { readonly target: RecordTarget }) {
  const t = useRuntimeMessages();
  const { recordHref } = useRuntime();
  if (recordHref(target) === undefined) return null;
  return (
    <Text variant="caption">
      <RecordLink to={target}>{t('goTo.all')}</RecordLink>
    </Text>
  );
}
