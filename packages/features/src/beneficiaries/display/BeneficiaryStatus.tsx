import { type Enablement, enablement } from '@corridor/core';
import { StatusChip } from '@corridor/ui';
import { enablementMessages } from '../../messages/enablement';
import { useWords } from '../../words/useWords';
import { beneficiaryStatusTone } from './statusTone';

/** Whether a beneficiary may be paid, in colour and word. */
export function BeneficiaryStatus({ status }: { readonly status: Enablement }) {
  const say = useWords(enablementMessages);
  return <StatusChip tone={beneficiaryStatusTone(status)}>{say(enablement.labelKey(status))}</StatusChip>;
}
