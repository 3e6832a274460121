'use client';

import type { GatewayFile, StatementDetail as StatementRecord } from '@corridor/core';
import { Heading, Inline, Stack } from '@corridor/ui';
import type { DetailItem } from '../../display/DetailList';
import { statementsMessages } from '../../messages/statements';
import { transactionsMessages } from '../../messages/transactions';
import { useRuntime } from '../../runtime/Runtime';
import { useRecord } from '../../runtime/useRecord';
import { WidgetFrame } from '../../runtime/WidgetFrame';
import { useWords } from '../../words/useWords';
import { StatementDetailBody } from './StatementDetailBody';
import { StatementFiles } from './StatementFiles';

/** Props of `StatementDetail`. */
export interface StatementDetailProps {
  readonly statementId: string;
  /** Receives the statement's files, to save them; without it there are none. */
  readonly onExport?: (file: GatewayFile) => void;
  /** Rows of yours under ours. */
  readonly detailRows?: (statement: StatementRecord) => readonly DetailItem[];
  /** Level of its heading in your page. Default 1. */
  readonly headingLevel?: 1 | 2 | 3 | 4;
}

const WORDS = [statementsMessages, transactionsMessages];

/** One statement on a page of its own: the sum that ties it out, its lines and its files. */
export function StatementDetail(props: StatementDetailProps) {
  return (
    <WidgetFrame words={WORDS}>
      <StatementDetailPage {...props} />
    </WidgetFrame>
  );
}

const BELOW = { 1: 2, 2: 3, 3: 4, 4: 5 } as const;

function StatementDetailPage({ statementId, onExport, detailRows, headingLevel = 1 }: StatementDetailProps) {
  const { gateway } = useRuntime();
  const say = useWords(statementsMessages);
  const record = useRecord(gateway.statements, statementId);
  const { data } = record;
  return (
    <Stack as="article" gap={6} style={{ maxInlineSize: 720 }}>
      {data && (
        <Inline as="header" justify="between">
          <Heading level={headingLevel}>{say('statements.detail.title', { period: data.period })}</Heading>
          {onExport && (
            <Inline gap={2}>
              <StatementFiles statement={data} onExport={onExport} />
            </Inline>
          )}
        </Inline>
      )}
      <StatementDetailBody record={record} detailRows={detailRows} partLevel={BELOW[headingLevel]} />
    </Stack>
  );
}
