import { enablement, type User } from '@corridor/core';
import type { ExportColumn } from '../listing';

/** The columns of the user export. */
export const userColumns: Readonly<Record<string, ExportColumn<User>>> = {
  id: { label: { en: 'User ID', fr: 'Identifiant', zh: '用户编号' }, text: ({ id }) => id },
  username: { label: { en: 'User name', fr: 'Nom d’utilisateur', zh: '用户名' }, text: ({ username }) => username },
  name: { label: { en: 'Name', fr: 'Nom', zh: '姓名' }, text: ({ name }) => name },
  email: { label: { en: 'Email', fr: 'E-mail', zh: '邮箱' }, text: ({ email }) => email },
  status: { label: { en: 'Status', fr: 'Statut', zh: '状态' }, text: ({ status }) => enablement.nameOf(status) },
  roles: {
    label: { en: 'Roles', fr: 'Rôles', zh: '角色' },
    text: ({ roles }) => roles.map(({ name }) => name).join(', '),
  },
  createdAt: {
    label: { en: 'Created at', fr: 'Créé le', zh: '创建时间' },
    kind: 'instant',
    text: ({ createdAt }) => createdAt,
  },
};
