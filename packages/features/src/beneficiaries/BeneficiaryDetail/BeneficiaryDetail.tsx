'use client';

import type { BeneficiaryDetail as BeneficiaryRecord } from '@corridor/core';
import { Heading, Inline, Stack } from '@corridor/ui';
import type { DetailItem } from '../../display/DetailList';
import { bankIdentifiersMessages } from '../../messages/bank-identifiers';
import { beneficiariesMessages } from '../../messages/beneficiaries';
import { enablementMessages } from '../../messages/enablement';
import { useRuntime } from '../../runtime/Runtime';
import { useRecord } from '../../runtime/useRecord';
import { WidgetFrame } from '../../runtime/WidgetFrame';
import { BeneficiaryStatus } from '../display/BeneficiaryStatus';
import { BeneficiaryDetailBody } from './BeneficiaryDetailBody';

/** Props of `BeneficiaryDetail`. */
export interface BeneficiaryDetailProps {
  readonly beneficiaryId: string;
  /** Rows of yours at the end. */
  readonly detailRows?: (beneficiary: BeneficiaryRecord) => readonly DetailItem[];
  /** Level of its heading in your page. Default 1. */
  readonly headingLevel?: 1 | 2 | 3 | 4;
}

const BELOW = { 1: 2, 2: 3, 3: 4, 4: 5 } as const;
const WORDS = [beneficiariesMessages, bankIdentifiersMessages, enablementMessages];

/** One beneficiary on a page of its own: name, status, where the money goes and everything the destination asked for. */
export function BeneficiaryDetail(props: BeneficiaryDetailProps) {
  return (
    <WidgetFrame words={WORDS}>
      <BeneficiaryDetailPage {...props} />
    </WidgetFrame>
  );
}

function BeneficiaryDetailPage({ beneficiaryId, detailRows, headingLevel = 1 }: BeneficiaryDetailProps) {
  const { gateway } = useRuntime();
  const record = useRecord(gateway.beneficiaries, beneficiaryId);
  const { data } = record;
  return (
    <Stack as="article" gap={6} style={{ maxInlineSize: 720 }}>
      {data && (
        <Inline as="header" gap={3}>
          <Heading level={headingLevel}>{data.name}</Heading>
          <BeneficiaryStatus status={data.status} />
        </Inline>
      )}
      <BeneficiaryDetailBody record={record} detailRows={detailRows} partLevel={BELOW[headingLevel]} />
    </Stack>
  );
}
