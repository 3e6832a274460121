import { canonicalEmail, humanTextOf, isEmail, isHumanText, typedName } from '../../reference/text';

/** Most characters of a user name. @source ours */
export const USERNAME_MAX_LENGTH = 254;

/** Most characters of a user's own name. @source ours */
export const USER_NAME_MAX_LENGTH = 100;

/** Most roles of one user. @source ours */
export const USER_ROLES_MAX = 50;

/** Fewest minutes that a mailed link is good for. @source ours */
export const LINK_MINUTES_MIN = 30;

/** Most minutes that a mailed link is good for: a week. @source ours */
export const LINK_MINUTES_MAX = 7 * 24 * 60;

/** Minutes that a mailed link is good for unless told: 72 hours. @source ours */
export const LINK_MINUTES = 4320;

/** Returns true if a text is a user name: an email address, or 3 to 254 letters, digits and `. _ @ + -`, with a letter or digit in front; white space around it does not count. @source ours */
export function isUsername(text: string): boolean {
  if (isEmail(text)) return true;
  const name = humanTextOf(text);
  return isHumanText(name) && name.length <= USERNAME_MAX_LENGTH && /^[\p{L}\d][\p{L}\d._@+-]{2,}$/u.test(name);
}

/** A user name as it is kept and compared: one that is an email address as such. */
export function canonicalUsername(text: string): string {
  return isEmail(text) ? canonicalEmail(text) : humanTextOf(text);
}

/** Returns true if a text can be the name of a person. @source ours */
export function isUserName(text: string): boolean {
  const name = typedName(text);
  return name !== '' && isHumanText(name) && name.length <= USER_NAME_MAX_LENGTH;
}
