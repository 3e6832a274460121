import type { FormPartProps } from '../../../kit/form/FormTarget';
import { formDrawer } from '../../../kit/form/formDrawer';
import { userForm, userRolesForm } from './userForms';
import { rolesSlots, userSlots } from './userSlots';

const AboutDrawer = formDrawer(userForm, userSlots);
const RolesDrawer = formDrawer(userRolesForm, rolesSlots);

/** A user or its roles beside the list of users. */
export function UserFormDrawer(props: FormPartProps) {
  return props.target.kind === 'roles' ? <RolesDrawer {...props} /> : <AboutDrawer {...props} />;
}
