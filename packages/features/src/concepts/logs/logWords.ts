import { permissionSubjects } from '@corridor/core';
import type { TranslateAny } from '../../i18n/plainTranslate';
import { rightsMessages } from '../../messages/rights';

// What needs no privilege: what one does with one's own session, and a cardholder's inquiry.
const OWN = [
  'login',
  'logout',
  'changePassword',
  'changeEmail',
  'confirmEmail',
  'undoEmail',
  'acceptInvitation',
  'updateProfile',
  'endSession',
  'inquire',
];
// What banks do with orders, the service by itself, and commands on the server.
const UNASKED = ['rail-accepts', 'rail-completes', 'rail-fails', 'settle', 'expire', 'recover', 'importBin'];
const subjects = permissionSubjects();

/** What log entries are about. */
export const loggedSubjects = {
  codes: [...subjects.map(({ subject }) => subject), 'session'],
  labelKey: (subject: string) => `rights.subject.${subject}`,
};

/** What log entries tell of. */
export const loggedActions = {
  codes: [...new Set([...subjects.flatMap(({ actions }) => actions), ...OWN, ...UNASKED])].filter(
    (name) => name !== 'read',
  ),
  labelKey: (action: string) => `rights.action.${action}`,
};

/** Word of an action or a subject; its own name where there is none, such as for an action of the sandbox. */
export function logWord(kind: 'action' | 'subject', name: string, t: TranslateAny): string {
  return Object.hasOwn(rightsMessages.en, `rights.${kind}.${name}`) ? t(`rights.${kind}.${name}`) : name;
}
