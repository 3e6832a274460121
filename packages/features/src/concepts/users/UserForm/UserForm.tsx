'use client';

import type { User } from '@corridor/core';
import type { FormTarget } from '../../../kit/form/FormTarget';
import { type FormProps, formWidget } from '../../../kit/form/formWidget';
import { userForm, userRolesForm } from './userForms';
import { rolesSlots, userSlots } from './userSlots';

/** Props of `UserForm`; all are optional. Its target may also be `{ kind: 'roles', id }`. */
export interface UserFormProps extends Omit<FormProps<typeof userForm>, 'target' | 'onSaved'> {
  readonly target?: FormTarget;
  readonly onSaved?: (user: User) => void;
}

const About = formWidget(userForm, userSlots);
const Roles = formWidget(userRolesForm, rolesSlots);

/** Invites a user with roles, changes one, or its roles. */
export function UserForm({ initial, ...props }: UserFormProps) {
  if (props.target?.kind === 'roles') return <Roles {...props} />;
  return <About {...props} {...(initial && { initial })} />;
}
