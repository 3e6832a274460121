import { type StatementDetail, statementType } from '@corridor/core';
import { Heading, Skeleton, Stack, Text } from '@corridor/ui';
import { type DetailItem, DetailList } from '../../display/DetailList';
import { ErrorState } from '../../display/ErrorState';
import { IdText } from '../../display/IdText';
import { MoneyText } from '../../display/MoneyText';
import { statementsMessages } from '../../messages/statements';
import type { Read } from '../../runtime/useRead';
import { type Say, useWords } from '../../words/useWords';
import { TieOut } from '../display/TieOut';
import { StatementHolds } from './StatementHolds';
import { StatementLines } from './StatementLines';

/** Props of `StatementDetailBody`. */
export interface StatementDetailBodyProps {
  readonly record: Read<StatementDetail>;
  readonly detailRows?: ((statement: StatementDetail) => readonly DetailItem[]) | undefined;
  /** Level of the headings of its parts. Default 3. */
  readonly partLevel?: PartLevel;
}

/** Levels that headings of parts may have. */
type PartLevel = 2 | 3 | 4 | 5;

/** The details of a statement in whatever state they are: an error first, then what there is, then their shape. */
export function StatementDetailBody({ record, detailRows, partLevel = 3 }: StatementDetailBodyProps) {
  const say = useWords(statementsMessages);
  const { data, error } = record;
  if (error && !data) return <ErrorState error={error} onRetry={() => void record.refresh()} />;
  if (!data)
    return (
      <Stack gap={4} aria-busy="true">
        <Skeleton shape="block" height={72} />
        <Skeleton width="60%" />
        <Skeleton width="40%" />
      </Stack>
    );
  return (
    <Stack gap={6}>
      <TieOut statement={data} />
      <DetailList items={[...ownRows(data, say), ...(detailRows?.(data) ?? [])]} />
      <section aria-label={say('statements.detail.lines')}>
        <Heading level={partLevel} variant="body" style={{ marginBlockEnd: 8 }}>
          {say('statements.detail.lines')}
        </Heading>
        {data.lines === 0 ? (
          <Text variant="caption" color="muted">
            {say('statements.line.none')}
          </Text>
        ) : (
          <StatementLines statement={data} />
        )}
      </section>
      <StatementHolds statement={data} headingLevel={partLevel} />
    </Stack>
  );
}

function ownRows(statement: StatementDetail, say: Say<keyof (typeof statementsMessages)['en']>): DetailItem[] {
  return [
    { label: say('statements.column.type'), value: say(statementType.labelKey(statement.type)) },
    { label: say('statements.detail.credits'), value: <MoneyText value={statement.credits} /> },
    { label: say('statements.detail.debits'), value: <MoneyText value={statement.debits} /> },
    { label: say('statements.detail.zone'), value: statement.zone },
    {
      label: say('statements.detail.account'),
      value: <IdText value={statement.accountId} what={say('statements.detail.account')} />,
    },
  ];
}
