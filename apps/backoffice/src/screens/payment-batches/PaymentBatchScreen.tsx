import { PaymentBatchUpload } from '@corridor/features';
import { useNavigate } from 'react-router-dom';
import { pathOf } from '../../routes/paths';
import { saveFile } from '../../shell/saveFile';
import { TicketPlace } from '../tickets/TicketPlace';

/** Props of `PaymentBatchScreen`. */
export interface PaymentBatchScreenProps {
  /** Id of a batch as the address has it, or `new`. */
  readonly batch: string;
}

/** A batch of payments, its id in the address before it is sent, so that a reload goes on with it. */
export function PaymentBatchScreen({ batch }: PaymentBatchScreenProps) {
  const navigate = useNavigate();
  return (
    <TicketPlace list="payment-orders">
      <PaymentBatchUpload
        {...(batch !== 'new' && { batchId: batch })}
        onBatchChange={(id) => navigate({ search: String(new URLSearchParams({ batch: id ?? 'new' })) })}
        onExport={saveFile}
        onOpenOrder={(open) => navigate(`${pathOf('payment-orders')}?${new URLSearchParams({ open })}`)}
        headingLevel={1}
      />
    </TicketPlace>
  );
}
