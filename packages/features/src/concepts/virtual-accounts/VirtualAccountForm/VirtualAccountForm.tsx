'use client';

import type { VirtualAccount } from '@corridor/core';
import type { FormTarget } from '../../../kit/form/FormTarget';
import { type FormProps, formWidget } from '../../../kit/form/formWidget';
import { accountSlots } from './accountSlots';
import { virtualAccountForm, virtualAccountLabelForm } from './virtualAccountForms';

/** Props of `VirtualAccountForm`; all are optional. A target `{ kind: 'edit', id }` changes the label alone. */
export interface VirtualAccountFormProps extends Omit<FormProps<typeof virtualAccountForm>, 'target' | 'onSaved'> {
  readonly target?: FormTarget;
  readonly onSaved?: (account: VirtualAccount) => void;
}

const Creation = formWidget(virtualAccountForm, accountSlots);
const Label = formWidget(virtualAccountLabelForm);

/** Adds a virtual account from what banks offer, or changes the label of one. */
export function VirtualAccountForm({ initial, ...props }: VirtualAccountFormProps) {
  if (props.target?.kind === 'edit') return <Label {...props} />;
  return <Creation {...props} {...(initial && { initial })} />;
}
