import { parseArgs } from 'node:util';
import { humanTextOf, isEmail, isHumanText } from '@corridor/core';

/** Command about companies and their administrators, given on the server itself. */
export type AdminCommand =
  | { readonly name: 'create'; readonly partnerName: string; readonly person: string; readonly email: string }
  | { readonly name: 'recover'; readonly partnerName: string; readonly email: string }
  | { readonly name: 'unlock'; readonly partnerName: string }
  | { readonly name: 'import'; readonly file: string };

/** The command that a command line asks for; null where it cannot be understood. */
export function readAdminCommand(args: readonly string[]): AdminCommand | null {
  try {
    const text = { type: 'string' } as const;
    const options = { partner: text, name: text, email: text };
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [name, ...given] = positionals;
    const named = Object.keys(values).length;
    if (name === 'create' && given.length === 0) return toCreate(values);
    if (name === 'recover' && given.length === 2 && named === 0) return toRecover(given);
    if (name === 'unlock' && given.length === 1 && named === 0) return toUnlock(given);
    if (name === 'import' && given.length === 1 && named === 0) return { name, file: given[0] ?? '' };
    return null;
  } catch {
    return null;
  }
}

function toCreate(values: { partner?: string; name?: string; email?: string }): AdminCommand | null {
  const [partnerName, person, email] = [values.partner, values.name, values.email].map((given = '') =>
    humanTextOf(given),
  );
  if (!partnerName || !person || !email || !isHumanText(partnerName) || !isHumanText(person)) return null;
  return isEmail(email) ? { name: 'create', partnerName, person, email } : null;
}

function toRecover(given: readonly string[]): AdminCommand | null {
  const [partnerName, email] = given.map(humanTextOf);
  return partnerName && email && isEmail(email) ? { name: 'recover', partnerName, email } : null;
}

function toUnlock(given: readonly string[]): AdminCommand | null {
  const [partnerName] = given.map(humanTextOf);
  return partnerName ? { name: 'unlock', partnerName } : null;
}
