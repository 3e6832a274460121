import type { Beneficiary, BeneficiaryDetail } from '@corridor/core';
import { Button, Drawer, Inline } from '@corridor/ui';
import type { DetailItem } from '../../display/DetailList';
import { bankIdentifiersMessages } from '../../messages/bank-identifiers';
import { beneficiariesMessages } from '../../messages/beneficiaries';
import { useRuntime } from '../../runtime/Runtime';
import { useRecord } from '../../runtime/useRecord';
import { useWords } from '../../words/useWords';
import { BeneficiaryActionMenu } from '../BeneficiaryActions/BeneficiaryActionMenu';
import type { BeneficiaryDeed } from '../BeneficiaryActions/PendingDeed';
import type { BeneficiaryFormTarget } from '../BeneficiaryForm/target';
import { BeneficiaryStatus } from '../display/BeneficiaryStatus';
import { BeneficiaryDetailBody } from './BeneficiaryDetailBody';

/** Props of `BeneficiaryDetailDrawer`. */
export interface BeneficiaryDetailDrawerProps {
  readonly beneficiaryId: string;
  /** The row that was opened, so that its name is there before its details. */
  readonly row: Beneficiary | undefined;
  readonly onClose: () => void;
  readonly onWrite: (form: BeneficiaryFormTarget) => void;
  readonly onDeed: (beneficiary: Beneficiary, deed: BeneficiaryDeed) => void;
  readonly detailRows?: ((beneficiary: BeneficiaryDetail) => readonly DetailItem[]) | undefined;
}

/** The details of a beneficiary beside the list it was opened from; the list stays in use. */
export function BeneficiaryDetailDrawer(props: BeneficiaryDetailDrawerProps) {
  const { beneficiaryId, row, onClose, onWrite, onDeed, detailRows } = props;
  const { gateway } = useRuntime();
  const say = useWords(beneficiariesMessages, bankIdentifiersMessages);
  const record = useRecord(gateway.beneficiaries, beneficiaryId);
  const known = record.data ?? row;
  return (
    <Drawer
      open
      nonModal
      onClose={onClose}
      title={known?.name ?? say('beneficiaries.form.section.payee')}
      subtitle={
        known && (
          <Inline as="span" gap={2}>
            <span dir="ltr">{`${known.currency} •••• ${known.accountEnding}`}</span>
            <BeneficiaryStatus status={known.status} />
          </Inline>
        )
      }
      actions={
        known && <BeneficiaryActionMenu beneficiary={known} onWrite={onWrite} onDeed={(deed) => onDeed(known, deed)} />
      }
      footer={
        record.data && (
          <>
            <Button onClick={() => onWrite({ kind: 'duplicate', beneficiaryId })}>
              {say('beneficiaries.action.duplicate')}
            </Button>
            <Button variant="primary" onClick={() => onWrite({ kind: 'edit', beneficiaryId })}>
              {say('beneficiaries.action.edit')}
            </Button>
          </>
        )
      }
    >
      <BeneficiaryDetailBody record={record} detailRows={detailRows} />
    </Drawer>
  );
}
