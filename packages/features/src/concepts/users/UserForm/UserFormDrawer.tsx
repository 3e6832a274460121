import type { FormPartProps } from '../../../kit/form/FormTarget';
import { formDrawer } from '../../../kit/form/formDrawer';
import { FirstPasswordResult } from './FirstPasswordResult';
import { userForm, userPasswordForm, userRolesForm } from './userForms';
import { passwordSlots, rolesSlots, userSlots } from './userSlots';

const AboutDrawer = formDrawer(userForm, userSlots);
const RolesDrawer = formDrawer(userRolesForm, rolesSlots);
const PasswordDrawer = formDrawer(userPasswordForm, passwordSlots);

/** A user, its roles or its first password beside the list of users. */
export function UserFormDrawer(props: FormPartProps) {
  if (props.target.kind === 'roles') return <RolesDrawer {...props} />;
  const Drawer = props.target.kind === 'password' ? PasswordDrawer : AboutDrawer;
  return (
    <FirstPasswordResult onDone={props.onDone}>{(onDone) => <Drawer {...props} onDone={onDone} />}</FirstPasswordResult>
  );
}
