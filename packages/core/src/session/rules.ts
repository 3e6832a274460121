/** Characters that count as symbols in a password. @source spec §5 */
export const PASSWORD_SYMBOLS = '!@#$%^&*-';

/** Fewest characters of a password. @source spec §5 */
export const PASSWORD_MIN_LENGTH = 8;

/** Minutes that a mailed verification code is good for. @source spec §9 */
export const VERIFICATION_CODE_MINUTES = 30;

/** Digits of a verification code. @source ours */
export const VERIFICATION_CODE_LENGTH = 6;

const PASSWORD_PATTERN = /^(?=.*[A-Z])(?=.*[a-z])(?=.*\d)(?=.*[!@#$%^&*-])[A-Za-z\d!@#$%^&*-]{8,}$/;

/** Whether a password has 8 characters or more, all four classes and no other. @source spec §5 */
export function isPasswordAllowed(password: string): boolean {
  return PASSWORD_PATTERN.test(password);
}

/** Whether a text has the form of a verification code. @source ours */
export function isVerificationCode(text: string): boolean {
  return /^\d{6}$/.test(text);
}

const EMAIL_PATTERN = /^[^\s@"(),:;<>[\]\\]+@(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+\p{L}{2,}$/u;

/** Whether a text is an email address; an empty one is none. @source spec §5 */
export function isEmail(text: string): boolean {
  return text.length <= 254 && EMAIL_PATTERN.test(text);
}
