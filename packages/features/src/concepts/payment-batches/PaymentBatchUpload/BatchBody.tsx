import { Heading, Stack } from '@corridor/ui';
import { useState } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import { Forbidden } from '../../../kit/display/Forbidden';
import { FormSkeleton } from '../../../kit/form/FormSkeleton';
import { useCreateRight } from '../../../kit/rights/useCreateRight';
import { TicketLevelContext } from '../../../kit/ticket/TicketHeading';
import { paymentBatchesMessages } from '../../../messages/payment-batches';
import { EntrySteps } from './EntrySteps';
import type { PaymentBatchUploadProps } from './PaymentBatchUploadProps';
import { RunStep } from './RunStep';

/** The batch in whatever state it is, under its heading: being filled in, or on its way. */
export function BatchBody(props: PaymentBatchUploadProps) {
  const { batchId, onBatchChange, headingLevel = 2 } = props;
  const t = useMessages(paymentBatchesMessages);
  const [ownId, setOwnId] = useState<string | null>(batchId ?? null);
  // Only a batch that was confirmed here goes on by itself: an address that is opened moves no money.
  const [confirmed, setConfirmed] = useState<string | null>(null);
  const [sending, setSending] = useState<string | null>(null);
  const right = useCreateRight('paymentOrders');
  const shown = onBatchChange ? (batchId ?? null) : ownId;
  const choose = (id: string | null) => {
    setOwnId(id);
    onBatchChange?.(id);
  };
  const send = (id: string) => {
    setSending(id);
    choose(id);
  };
  const restart = () => {
    setSending(null);
    choose(null);
  };
  const isEntered = shown === null || shown === sending;
  return (
    <Stack gap={6}>
      <Heading level={headingLevel}>{t('paymentBatches.title')}</Heading>
      <TicketLevelContext.Provider value={headingLevel}>
        {right.refused ? (
          <Forbidden />
        ) : right.loading ? (
          <FormSkeleton />
        ) : isEntered ? (
          <EntrySteps
            {...props}
            onSending={send}
            onOpenBatch={choose}
            onAccepted={(id) => {
              setConfirmed(id);
              setSending(null);
            }}
          />
        ) : (
          <RunStep key={shown} {...props} batchId={shown} begins={confirmed === shown} onRestart={restart} />
        )}
      </TicketLevelContext.Provider>
    </Stack>
  );
}
