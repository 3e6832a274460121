import permissionExample from '../examples/PermissionsPage.tsx?raw';
import { widgetDocs } from './widgetDocs';

const NOTES = {
  example: permissionExample,
  events: {
    'permissions.opened, permissions.closed': 'a permission was opened or closed; `id`',
    'permissions.created, permissions.updated, permissions.deleted':
      'a write was accepted; `id` and a finished `message` for a toast',
    'permissions.actionFailed': 'an action was refused; `action` and a `message`',
  },
  permissions: [
    '`read` on `permission` to see permissions; whom the gateway refuses sees why in their place.',
    '`create`, `update`, `delete` and `export` on `permission`: what the gateway does not allow is not offered. Nobody grants beyond their own rights.',
  ],
  keyboard:
    '`/` goes to the search, Enter opens the permission, Escape closes it; Tab goes through the fields of the form.',
  tokens: ['surface', 'surfaceHover', 'border', 'primary.fill', 'radius.card'],
};

/** Notes of the docs page of `PermissionTable`. */
export const permissionTableDocs = widgetDocs({
  ...NOTES,
  use: 'Named privileges that roles are put together from: search, open, add, change, delete and export.',
});

/** Notes of the docs page of `PermissionForm`. */
export const permissionFormDocs = widgetDocs({
  ...NOTES,
  use: 'Adds a permission or changes one: its name, its module, and what it allows.',
});

/** Notes of the docs page of `PermissionDetail`. */
export const permissionDetailDocs = widgetDocs({
  ...NOTES,
  use: 'One permission on a page of its own, as it also stands beside the list: its module and what it allows.',
});
