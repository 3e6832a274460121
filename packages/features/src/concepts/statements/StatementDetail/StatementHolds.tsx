import { fromWireMoney, type StatementDetail, type StatementHold, sum, toWireMoney } from '@corridor/core';
import { Heading, Stack, Table, type TableColumn, Text } from '@corridor/ui';
import { useId, useMemo } from 'react';
import { type Translate, useMessages } from '../../../i18n/useMessages';
import type { SectionProps } from '../../../kit/detail/DetailDeclaration';
import { InstantText } from '../../../kit/display/InstantText';
import { MoneyText } from '../../../kit/display/MoneyText';
import { statementsMessages } from '../../../messages/statements';
import { useFormatters } from '../../../runtime/useFormatters';

type HoldWords = Translate<keyof (typeof statementsMessages)['en']>;

const KINDS = ['payment-order', 'exchange-order', 'withdrawal-order', 'approval', 'card-authorization'] as const;
const idOf = (hold: StatementHold) => hold.id;

function wordOf(kind: string, t: HoldWords): string {
  const known = KINDS.find((one) => one === kind);
  return t(known ? `statements.hold.${known}` : 'statements.hold.other');
}

function holdColumns(t: HoldWords): TableColumn<StatementHold>[] {
  return [
    { id: 'kind', header: t('statements.hold.kind'), value: ({ kind }) => wordOf(kind, t), width: 130 },
    {
      id: 'placedAt',
      header: t('statements.hold.since'),
      cell: ({ placedAt }) => <InstantText value={placedAt} dayOnly />,
      width: 108,
      grow: 0,
    },
    {
      id: 'expiresAt',
      header: t('statements.hold.until'),
      cell: ({ expiresAt }) => (expiresAt === null ? '–' : <InstantText value={expiresAt} dayOnly />),
      width: 108,
      grow: 0,
    },
    {
      id: 'amount',
      header: t('statements.hold.amount'),
      cell: ({ amount }) => <MoneyText value={amount} />,
      align: 'end',
      width: 138,
      grow: 0,
    },
  ];
}

/** What was set aside when the period ended, apart from the lines: it is in no balance of the statement. */
export function StatementHolds({ record: { holds, endingBalance }, level }: SectionProps<StatementDetail>) {
  const t = useMessages(statementsMessages);
  const format = useFormatters();
  const id = useId();
  const columns = useMemo(() => holdColumns(t), [t]);
  const amounts = holds.map(({ amount }) => fromWireMoney(amount));
  const total = amounts.length > 0 && format.money(toWireMoney(sum(endingBalance.currency, amounts)));
  return (
    <Stack as="section" gap={2} aria-labelledby={id}>
      <Heading level={level} variant="body" id={id}>
        {t('statements.hold.title')}
      </Heading>
      <Text variant="caption" color="muted">
        {total ? t('statements.hold.total', { total }) : t('statements.hold.none')}
      </Text>
      {total && <Table label={t('statements.hold.title')} columns={columns} rows={holds} rowId={idOf} />}
    </Stack>
  );
}
