import { FormInDrawer } from '../../../kit/form/FormInDrawer';
import type { FormPartProps } from '../../../kit/form/FormTarget';
import { beneficiaryBody } from './BeneficiaryBody';
import { formList } from './formList';

/** The form of a beneficiary beside the list it was opened from. */
export function BeneficiaryFormDrawer({ onDone, options = {}, ...rest }: FormPartProps) {
  return <FormInDrawer list={formList} body={beneficiaryBody} options={options} onSaved={onDone} {...rest} />;
}
