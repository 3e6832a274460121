import { accountTransactionType, type StatementDetail, type StatementLine } from '@corridor/core';
import { Pagination, Stack, Table, type TableColumn } from '@corridor/ui';
import { useMemo, useState } from 'react';
import { ErrorState } from '../../display/ErrorState';
import { MoneyText } from '../../display/MoneyText';
import { statementsMessages } from '../../messages/statements';
import { transactionsMessages } from '../../messages/transactions';
import { useRuntime } from '../../runtime/Runtime';
import { usePage } from '../../runtime/usePage';
import { type Say, useWords } from '../../words/useWords';
import { ChangeText } from '../display/ChangeText';

const SIZE = 10;
const NONE: readonly StatementLine[] = [];
const idOf = (line: StatementLine) => line.id;
const nameOf = (line: StatementLine) => String(line.number);

type LineWords = Say<keyof (typeof statementsMessages)['en'] | keyof (typeof transactionsMessages)['en']>;

function lineColumns(say: LineWords): TableColumn<StatementLine>[] {
  return [
    { id: 'valueDate', header: say('statements.line.date'), value: ({ valueDate }) => valueDate, width: 108, grow: 0 },
    {
      id: 'type',
      header: say('statements.line.what'),
      value: ({ type, counterpartyName }) =>
        counterpartyName ?? (type === null ? say('statements.line.other') : say(accountTransactionType.labelKey(type))),
      width: 130,
    },
    {
      id: 'change',
      header: say('statements.column.change'),
      cell: ({ change }) => <ChangeText value={change} />,
      align: 'end',
      width: 138,
      grow: 0,
    },
    {
      id: 'balance',
      header: say('statements.line.balance'),
      cell: ({ balance }) => <MoneyText value={balance} />,
      align: 'end',
      width: 138,
      grow: 0,
    },
  ];
}

/** The bookings of a statement page by page, each with the balance behind it. */
export function StatementLines({ statement }: { readonly statement: StatementDetail }) {
  const { gateway } = useRuntime();
  const say = useWords(statementsMessages, transactionsMessages);
  const [number, turn] = useState(1);
  const page = usePage(gateway.statementLines, {
    page: number,
    size: SIZE,
    filter: { statementId: statement.id },
    sort: { field: 'number', direction: 'asc' },
  });
  const columns = useMemo(() => lineColumns(say), [say]);
  const { data, error } = page;
  return (
    <Stack gap={2}>
      <Table
        label={say('statements.detail.lines')}
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
