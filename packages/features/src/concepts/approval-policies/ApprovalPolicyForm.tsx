'use client';

import { formDrawer } from '../../kit/form/formDrawer';
import { type FormProps, formWidget } from '../../kit/form/formWidget';
import { approvalPolicyForm } from './approvalPolicyFields';

/** Props of `ApprovalPolicyForm`; all are optional. */
export type ApprovalPolicyFormProps = FormProps<typeof approvalPolicyForm>;

/** Adds a policy or changes one: which writes wait, over which amount, for how many people of which role. */
export const ApprovalPolicyForm = formWidget(approvalPolicyForm);

/** The form of a policy beside the list of policies. */
export const ApprovalPolicyFormDrawer = formDrawer(approvalPolicyForm);
