import type { FormPartProps } from '../../../kit/form/FormTarget';
import { formDrawer } from '../../../kit/form/formDrawer';
import { accountSlots } from './accountSlots';
import { virtualAccountForm, virtualAccountLabelForm } from './virtualAccountForms';

const CreationDrawer = formDrawer(virtualAccountForm, accountSlots);
const LabelDrawer = formDrawer(virtualAccountLabelForm);

/** A new virtual account, or the label of one, beside the list. */
export function VirtualAccountFormDrawer(props: FormPartProps) {
  return props.target.kind === 'edit' ? <LabelDrawer {...props} /> : <CreationDrawer {...props} />;
}
