'use client';

import type { User } from '@corridor/core';
import type { FormTarget } from '../../../kit/form/FormTarget';
import { type FormProps, formWidget } from '../../../kit/form/formWidget';
import { FirstPasswordResult } from './FirstPasswordResult';
import { userForm, userPasswordForm, userRolesForm } from './userForms';
import { passwordSlots, rolesSlots, userSlots } from './userSlots';

/** Props of `UserForm`; all are optional. Its target may also be `{ kind: 'roles' | 'password', id }`. */
export interface UserFormProps extends Omit<FormProps<typeof userForm>, 'target' | 'onSaved'> {
  readonly target?: FormTarget;
  readonly onSaved?: (user: User) => void;
}

const About = formWidget(userForm, userSlots);
const Roles = formWidget(userRolesForm, rolesSlots);
const Password = formWidget(userPasswordForm, passwordSlots);

/** Adds a user with roles and a first password, changes one, its roles or its password. */
export function UserForm({ initial, ...props }: UserFormProps) {
  const { target, onSaved } = props;
  if (target?.kind === 'roles') return <Roles {...props} />;
  return (
    <FirstPasswordResult onDone={(user: User) => onSaved?.(user)}>
      {(saved) =>
        target?.kind === 'password' ? (
          <Password {...props} onSaved={saved} />
        ) : (
          <About {...props} {...(initial && { initial })} onSaved={saved} />
        )
      }
    </FirstPasswordResult>
  );
}
