'use client';

import { formDrawer } from '../../../kit/form/formDrawer';
import { type FormProps, formWidget } from '../../../kit/form/formWidget';
import { NumberField } from './NumberField';
import { withdrawalAccountForm } from './withdrawalAccountFields';

const slots = { own: { accountNumber: { Control: NumberField } } };

/** Props of `WithdrawalAccountForm`; all are optional. */
export type WithdrawalAccountFormProps = FormProps<typeof withdrawalAccountForm>;

/** Adds a bank account to withdraw to, which then waits for verification. */
export const WithdrawalAccountForm = formWidget(withdrawalAccountForm, slots);

/** The form of a withdrawal account beside the list of them. */
export const WithdrawalAccountFormDrawer = formDrawer(withdrawalAccountForm, slots);
