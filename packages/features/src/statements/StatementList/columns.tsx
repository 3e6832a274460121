import { type Statement, statementType } from '@corridor/core';
import { type TableColumn, Text } from '@corridor/ui';
import { MoneyText } from '../../display/MoneyText';
import { withHostColumns } from '../../listing/columns';
import type { statementsMessages } from '../../messages/statements';
import type { Say } from '../../words/useWords';
import { ChangeText } from '../display/ChangeText';
import type { StatementDataCustomization } from './customization';
import type { StatementColumn } from './view';

type StatementWords = Say<keyof (typeof statementsMessages)['en']>;
type OwnColumn = TableColumn<Statement> & { readonly id: StatementColumn };

const MONEY = { align: 'end', width: 146, grow: 0.4 } as const;

/** Of which account and for which time. */
function periodColumns(say: StatementWords): OwnColumn[] {
  return [
    {
      id: 'period',
      header: say('statements.column.period'),
      value: ({ period }) => period,
      cell: ({ period }) => (
        <Text variant="caption" weight="medium" tabular dir="ltr">
          {period}
        </Text>
      ),
      width: 124,
      grow: 0,
      hideable: false,
    },
    {
      id: 'type',
      header: say('statements.column.type'),
      value: ({ type }) => say(statementType.labelKey(type)),
      width: 88,
      grow: 0,
    },
    { id: 'ownerName', header: say('statements.column.owner'), value: ({ ownerName }) => ownerName, width: 160 },
    {
      id: 'currency',
      header: say('statements.column.currency'),
      value: ({ currency }) => currency,
      width: 96,
      grow: 0,
      narrow: 'hidden',
    },
  ];
}

/** Beginning, change and end, and where they come from. */
function amountColumns(say: StatementWords): OwnColumn[] {
  return [
    {
      id: 'beginningBalance',
      header: say('statements.column.beginning'),
      cell: ({ beginningBalance }) => <MoneyText value={beginningBalance} />,
      sortable: true,
      ...MONEY,
    },
    {
      id: 'changeAmount',
      header: say('statements.column.change'),
      cell: ({ changeAmount }) => <ChangeText value={changeAmount} />,
      sortable: true,
      ...MONEY,
    },
    {
      id: 'endingBalance',
      header: say('statements.column.ending'),
      cell: ({ endingBalance }) => <MoneyText value={endingBalance} />,
      sortable: true,
      ...MONEY,
    },
    {
      id: 'lines',
      header: say('statements.column.lines'),
      value: ({ lines }) => lines,
      align: 'end',
      width: 72,
      grow: 0,
      tabular: true,
      narrow: 'hidden',
    },
    {
      id: 'date',
      header: say('statements.column.date'),
      value: ({ date }) => date,
      width: 124,
      grow: 0,
      tabular: true,
      sortable: true,
    },
    { id: 'id', header: say('statements.column.id'), value: ({ id }) => id, width: 200, grow: 0, tabular: true },
  ];
}

/** Every column that the operator may see: ours without those the host hides, then the host's own. */
export function statementColumns(
  say: StatementWords,
  custom: StatementDataCustomization | undefined,
): TableColumn<Statement>[] {
  return withHostColumns<Statement>([...periodColumns(say), ...amountColumns(say)], custom);
}
