import { accountTransactionType, type StatementDetail, type StatementLine } from '@corridor/core';
import { Pagination, Stack, Table, type TableColumn, Text } from '@corridor/ui';
import { useMemo, useState } from 'react';
import { type Translate, useMessages } from '../../../i18n/useMessages';
import type { SectionProps } from '../../../kit/detail/DetailDeclaration';
import { DetailSection } from '../../../kit/detail/DetailSection';
import { ChangeText } from '../../../kit/display/ChangeText';
import { ErrorState } from '../../../kit/display/ErrorState';
import { MoneyText } from '../../../kit/display/MoneyText';
import { RecordLink } from '../../../kit/display/RecordLink';
import { statementsMessages } from '../../../messages/statements';
import { transactionsMessages } from '../../../messages/transactions';
import { useRuntime } from '../../../runtime/Runtime';
import { usePage } from '../../../runtime/usePage';

const SIZE = 10;
const NONE: readonly StatementLine[] = [];
const idOf = (line: StatementLine) => line.id;
const nameOf = (line: StatementLine) => String(line.number);

type LineWords = Translate<keyof (typeof statementsMessages)['en'] | keyof (typeof transactionsMessages)['en']>;

function wordOf({ type }: StatementLine, t: LineWords): string {
  return type === null ? t('statements.line.other') : t(accountTransactionType.labelKey(type));
}

function lineColumns(t: LineWords): TableColumn<StatementLine>[] {
  return [
    { id: 'valueDate', header: t('statements.line.date'), value: ({ valueDate }) => valueDate, width: 108, grow: 0 },
    {
      id: 'type',
      header: t('statements.line.what'),
      cell: (line) => (
        <RecordLink to={line.transactionId ? { segment: 'transaction', id: line.transactionId } : null}>
          {line.counterpartyName ?? wordOf(line, t)}
        </RecordLink>
      ),
      width: 130,
    },
    {
      id: 'change',
      header: t('statements.column.changeAmount'),
      cell: ({ change }) => <ChangeText value={change} />,
      align: 'end',
      width: 138,
      grow: 0,
    },
    {
      id: 'balance',
      header: t('statements.line.balance'),
      cell: ({ balance }) => <MoneyText value={balance} />,
      align: 'end',
      width: 138,
      grow: 0,
    },
  ];
}

/** Bookings of a statement page by page, each with the balance after it. */
export function StatementLines({ record, level }: SectionProps<StatementDetail>) {
  const t = useMessages(statementsMessages);
  return (
    <DetailSection level={level} title={t('statements.detail.lines')}>
      {record.lines === 0 ? (
        <Text variant="caption" color="muted">
          {t('statements.line.none')}
        </Text>
      ) : (
        <LineTable statement={record} />
      )}
    </DetailSection>
  );
}

function LineTable({ statement }: { readonly statement: StatementDetail }) {
  const { gateway } = useRuntime();
  const t = useMessages(statementsMessages, transactionsMessages);
  const [number, turn] = useState(1);
  const page = usePage(gateway.statementLines, {
    page: number,
    size: SIZE,
    filter: { statementId: statement.id },
    sort: { field: 'number', direction: 'asc' },
  });
  const columns = useMemo(() => lineColumns(t), [t]);
  const { data, error } = page;
  return (
    <Stack gap={2}>
      <Table
        label={t('statements.detail.lines')}
        columns={columns}
        rows={data?.items ?? NONE}
        rowId={idOf}
        rowLabel={nameOf}
        firstRow={(number - 1) * SIZE}
        totalRows={data?.total ?? 0}
        loading={page.loading}
        skeletonRows={Math.min(SIZE, Math.max(1, statement.lines))}
        refreshing={page.previous}
        error={error && <ErrorState error={error} onRetry={() => void page.refresh()} />}
        footer={
          data && data.total > SIZE && <Pagination page={number} size={SIZE} total={data.total} onPageChange={turn} />
        }
      />
    </Stack>
  );
}
