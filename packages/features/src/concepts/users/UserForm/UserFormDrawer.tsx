import type { FormPartProps } from '../../../kit/form/FormTarget';
import { formDrawer } from '../../../kit/form/formDrawer';
import { userForm, userPasswordForm, userRolesForm } from './userForms';
import { passwordSlots, rolesSlots, userSlots } from './userSlots';

const AboutDrawer = formDrawer(userForm, userSlots);
const RolesDrawer = formDrawer(userRolesForm, rolesSlots);
const PasswordDrawer = formDrawer(userPasswordForm, passwordSlots);

/** A user, its roles or its first password beside the list of users. */
export function UserFormDrawer(props: FormPartProps) {
  if (props.target.kind === 'roles') return <RolesDrawer {...props} />;
  if (props.target.kind === 'password') return <PasswordDrawer {...props} />;
  return <AboutDrawer {...props} />;
}
