import { type PaymentBatchInput, type PaymentBatchOrder, paymentBatchName } from '@corridor/core';
import { useRef, useState } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import { isLost } from '../../../kit/ticket/Submission';
import { paymentBatchesMessages } from '../../../messages/payment-batches';
import { useRuntime } from '../../../runtime/Runtime';
import { useCreate } from '../../../runtime/useCreate';

interface ConfirmHandlers {
  readonly onSending: (batchId: string) => void;
  readonly onAccepted: (batchId: string) => void;
}

/** Sends a batch under an id that is chosen once: however often it is sent, it is the same batch. */
export function useConfirm(
  fileName: string,
  lines: readonly PaymentBatchOrder[],
  { onSending, onAccepted }: ConfirmHandlers,
) {
  const t = useMessages(paymentBatchesMessages);
  const { gateway, emit } = useRuntime();
  const name = paymentBatchName(fileName) || t('paymentBatches.title');
  const [id] = useState(() => crypto.randomUUID());
  const sent = useRef<PaymentBatchInput>(undefined);
  const create = useCreate(gateway.paymentBatches, {
    onSuccess: () => {
      emit({ type: 'paymentBatches.created', id, message: t('paymentBatches.accepted', { name }) });
      onAccepted(id);
    },
  });
  const { error } = create;
  const lost = error !== undefined && isLost(error);
  const confirm = () => {
    onSending(id);
    // What was paid meanwhile, perhaps by this very batch, changes nothing in what is sent again.
    if (!lost || !sent.current) sent.current = { id, name, lines: [...lines] };
    void create.run(sent.current);
  };
  return { sending: create.state === 'pending', lost, error, confirm };
}
