import type { FormSlots } from '../../../kit/form/FormSlots';
import { FirstPasswordField } from './FirstPasswordField';
import { RolesField } from './RolesField';
import type { userForm, userPasswordForm, userRolesForm } from './userForms';

/** Roles and the first password of a new user. */
export const userSlots: FormSlots<typeof userForm> = {
  own: { roleIds: { Control: RolesField }, password: { Control: FirstPasswordField } },
};

/** Roles of a user. */
export const rolesSlots: FormSlots<typeof userRolesForm> = { own: { roleIds: { Control: RolesField } } };

/** A new first password. */
export const passwordSlots: FormSlots<typeof userPasswordForm> = { own: { password: { Control: FirstPasswordField } } };
