import { fromWireMoney, type StatementDetail, type StatementHold, sum, toWireMoney } from '@corridor/core';
import { Heading, Stack, Table, type TableColumn, Text } from '@corridor/ui';
import { useId, useMemo } from 'react';
import { InstantText } from '../../display/InstantText';
import { MoneyText } from '../../display/MoneyText';
import { statementsMessages } from '../../messages/statements';
import { useFormatters } from '../../runtime/useFormatters';
import { type Say, useWords } from '../../words/useWords';

type HoldWords = Say<keyof (typeof statementsMessages)['en']>;

const KINDS = ['payment-order', 'exchange-order', 'withdrawal-order', 'card-authorization'] as const;
const idOf = (hold: StatementHold) => hold.id;

function wordOf(kind: string, say: HoldWords): string {
  const known = KINDS.find((one) => one === kind);
  return say(known ? `statements.hold.${known}` : 'statements.hold.other');
}

function holdColumns(say: HoldWords): TableColumn<StatementHold>[] {
  return [
    { id: 'kind', header: say('statements.hold.kind'), value: ({ kind }) => wordOf(kind, say), width: 130 },
    {
      id: 'placedAt',
      header: say('statements.hold.since'),
      cell: ({ placedAt }) => <InstantText value={placedAt} dayOnly />,
      width: 108,
      grow: 0,
    },
    {
      id: 'expiresAt',
      header: say('statements.hold.until'),
      cell: ({ expiresAt }) => (expiresAt === null ? '–' : <InstantText value={expiresAt} dayOnly />),
      width: 108,
      grow: 0,
    },
    {
      id: 'amount',
      header: say('statements.hold.amount'),
      cell: ({ amount }) => <MoneyText value={amount} />,
      align: 'end',
      width: 138,
      grow: 0,
    },
  ];
}

/** Props of `StatementHolds`. */
interface StatementHoldsProps {
  readonly statement: StatementDetail;
  readonly headingLevel: 2 | 3 | 4 | 5;
}

/** What was set aside when the period ended, apart from the lines: it is in no balance of the statement. */
export function StatementHolds({ statement: { holds, endingBalance }, headingLevel }: StatementHoldsProps) {
  const say = useWords(statementsMessages);
  const format = useFormatters();
  const id = useId();
  const columns = useMemo(() => holdColumns(say), [say]);
  const amounts = holds.map(({ amount }) => fromWireMoney(amount));
  const total = amounts.length > 0 && format.money(toWireMoney(sum(endingBalance.currency, amounts)));
  return (
    <Stack as="section" gap={2} aria-labelledby={id}>
      <Heading level={headingLevel} variant="body" id={id}>
        {say('statements.hold.title')}
      </Heading>
      <Text variant="caption" color="muted">
        {total ? say('statements.hold.total', { total }) : say('statements.hold.none')}
      </Text>
      {total && <Table label={say('statements.hold.title')} columns={columns} rows={holds} rowId={idOf} />}
    </Stack>
  );
}
