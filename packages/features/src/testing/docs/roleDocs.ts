import roleExample from '../examples/RolesPage.tsx?raw';
import { widgetDocs } from './widgetDocs';

const NOTES = {
  example: roleExample,
  events: {
    'roles.opened, roles.closed': 'a role was opened or closed; `id`',
    'roles.created, roles.updated, roles.deleted': 'a write was accepted; `id` and a finished `message` for a toast',
    'roles.actionFailed': 'an action was refused; `action` and a `message`',
  },
  permissions: [
    '`read` on `role` to see roles; whom the gateway refuses sees why in their place.',
    '`create`, `update`, `delete` and `export` on `role`: what the gateway does not allow is not offered. Nobody grants beyond their own rights.',
  ],
  keyboard: '`/` goes to the search, Enter opens the role, Escape closes it; Tab goes through the fields of the form.',
  tokens: ['surface', 'surfaceHover', 'border', 'primary.fill', 'radius.card'],
};

/** Notes of the docs page of `RoleTable`. */
export const roleTableDocs = widgetDocs({
  ...NOTES,
  use: 'Roles with their users and privileges: search, open, compare with another, add, change, delete and export.',
});

/** Notes of the docs page of `RoleForm`. */
export const roleFormDocs = widgetDocs({
  ...NOTES,
  use: 'Adds a role or changes one: its name, and its privileges by module with a search.',
});

/** Notes of the docs page of `RoleDetail`. */
export const roleDetailDocs = widgetDocs({
  ...NOTES,
  use: 'One role on a page of its own: what it allows and through what, and how it differs from another.',
});
