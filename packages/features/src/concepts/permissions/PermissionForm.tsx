'use client';

import type { FormSlots } from '../../kit/form/FormSlots';
import { formDrawer } from '../../kit/form/formDrawer';
import { type FormProps, formWidget } from '../../kit/form/formWidget';
import { ActionsField } from './ActionsField';
import { permissionForm } from './permissionFields';

const slots: FormSlots<typeof permissionForm> = { own: { actions: { Control: ActionsField } } };

/** Props of `PermissionForm`; all are optional. */
export type PermissionFormProps = FormProps<typeof permissionForm>;

/** Adds a permission or changes one: its name, its module, and what it allows. */
export const PermissionForm = formWidget(permissionForm, slots);

/** The form of a permission beside the list of permissions. */
export const PermissionFormDrawer = formDrawer(permissionForm, slots);
