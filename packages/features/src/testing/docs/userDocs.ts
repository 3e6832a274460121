import userExample from '../examples/UserPage.tsx?raw';
import usersExample from '../examples/UsersPage.tsx?raw';
import { widgetDocs } from './widgetDocs';

const EVENTS = {
  'users.opened, users.closed': 'a user was opened or closed; `id`',
  'users.created, users.updated, users.deleted': 'a write was accepted; `id` and a finished `message` for a toast',
  'users.actionTaken, users.actionFailed': 'how an action went; `action` and a `message`',
  'users.exported, users.exportFailed': 'how an export went; `fileName` and a `message`',
};

const PERMISSIONS = [
  '`read` on `user` to see users; whom the gateway refuses sees why in their place.',
  '`create`, `update`, `bindRoles`, `resetPassword`, `endSessions`, `enable`, `disable`, `delete` and `export` on `user`: what the gateway does not allow is not offered.',
  'Nobody acts on a user who may do more, gives roles beyond their own rights, or takes the last administrator away.',
];

const TOKENS = ['surface', 'surfaceHover', 'surfaceSelected', 'border', 'primary.fill', 'tone.*.soft', 'radius.card'];

/** Notes of the docs page of `UserTable`. */
export const userTableDocs = widgetDocs({
  use: 'Users of the back office with their roles and when they were last seen: search, filter, open, invite, change, give roles, reset passwords by mail, end sessions, enable, disable, delete and export.',
  example: usersExample,
  events: EVENTS,
  permissions: PERMISSIONS,
  keyboard:
    '`/` goes to the search, arrows move between rows, Enter opens the user, Escape closes it and gives the focus back.',
  tokens: TOKENS,
});

/** Notes of the docs page of `UserForm`. */
export const userFormDocs = widgetDocs({
  use: 'Invites a user, with roles, by a mail with a link that works once; with `target` it changes a user or its roles.',
  example: userExample,
  events: EVENTS,
  permissions: PERMISSIONS,
  keyboard: 'Tab goes through the fields; Enter saves.',
  tokens: TOKENS,
});

/** Notes of the docs page of `UserDetail`. */
export const userDetailDocs = widgetDocs({
  use: 'One user on a page of its own, as it also stands beside the list: status, roles, what they allow together, and when the user was last seen.',
  example: usersExample,
  events: EVENTS,
  permissions: PERMISSIONS,
  keyboard: 'Tab goes through the actions and the buttons that copy.',
  tokens: TOKENS,
});
