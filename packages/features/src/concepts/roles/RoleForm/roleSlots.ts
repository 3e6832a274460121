import type { FormSlots } from '../../../kit/form/FormSlots';
import type { roleForm } from '../roleForm';
import { PrivilegesField } from './PrivilegesField';

/** Privileges by module. */
export const roleSlots: FormSlots<typeof roleForm> = { own: { permissionIds: { Control: PrivilegesField } } };
