import { ConfirmDialog, Text } from '@corridor/ui';
import { ProblemBanner } from '../../display/ProblemBanner';
import { beneficiariesMessages } from '../../messages/beneficiaries';
import { useWords } from '../../words/useWords';
import type { PendingDeed } from './PendingDeed';
import { useBeneficiaryDeed } from './useBeneficiaryDeed';

/** Props of `BeneficiaryActionDialog`. */
export interface BeneficiaryActionDialogProps {
  readonly pending: PendingDeed;
  readonly onClose: () => void;
  readonly onDone: (done: PendingDeed) => void;
}

/** Says what a deed will do and does it once that was confirmed. */
export function BeneficiaryActionDialog({ pending, onClose, onDone }: BeneficiaryActionDialogProps) {
  const say = useWords(beneficiariesMessages);
  const { beneficiary, deed } = pending;
  const write = useBeneficiaryDeed(pending, () => {
    onClose();
    onDone(pending);
  });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={say(`beneficiaries.confirm.${deed}.title`)}
      description={`${beneficiary.name} · •••• ${beneficiary.accountEnding}`}
      tone={deed === 'enable' ? 'primary' : 'danger'}
      confirmLabel={say(`beneficiaries.action.${deed}`)}
      busy={write.busy}
      onConfirm={() => void write.run()}
    >
      <ProblemBanner error={write.error} />
      <Text color="muted">{say(`beneficiaries.confirm.${deed}.detail`)}</Text>
    </ConfirmDialog>
  );
}
