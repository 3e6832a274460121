import { isHumanText } from './humanText';

const EMAIL_PATTERN = /^[^\s@"(),:;<>[\]\\]+@(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+\p{L}{2,}$/u;

/** Most characters of an email address. @source ours */
export const EMAIL_MAX_LENGTH = 254;

/** Returns true if a text is an email address, or if each of several is; an empty one is none. @source spec §5 */
export function isEmail(text: string | readonly string[]): boolean {
  if (typeof text !== 'string') return text.every((one) => isEmail(one));
  return text.length <= EMAIL_MAX_LENGTH && EMAIL_PATTERN.test(text) && isHumanText(text);
}
