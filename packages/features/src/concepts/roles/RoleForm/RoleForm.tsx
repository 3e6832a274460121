'use client';

import { formDrawer } from '../../../kit/form/formDrawer';
import { type FormProps, formWidget } from '../../../kit/form/formWidget';
import { roleForm } from '../roleForm';
import { roleSlots } from './roleSlots';

/** Props of `RoleForm`; all are optional. */
export type RoleFormProps = FormProps<typeof roleForm>;

/** Adds a role or changes one: its name and its privileges by module. */
export const RoleForm = formWidget(roleForm, roleSlots);

/** The form of a role beside the list of roles. */
export const RoleFormDrawer = formDrawer(roleForm, roleSlots);
