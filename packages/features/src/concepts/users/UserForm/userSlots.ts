import type { FormSlots } from '../../../kit/form/FormSlots';
import { RolesField } from './RolesField';
import type { userForm, userRolesForm } from './userForms';

/** Roles of a new user. */
export const userSlots: FormSlots<typeof userForm> = { own: { roleIds: { Control: RolesField } } };

/** Roles of a user. */
export const rolesSlots: FormSlots<typeof userRolesForm> = { own: { roleIds: { Control: RolesField } } };
