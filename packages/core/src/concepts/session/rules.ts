/** Fewest characters of a password. @source spec §5 */
export const PASSWORD_MIN_LENGTH = 8;

/** Most characters of a password. @source ours */
export const PASSWORD_MAX_LENGTH = 128;

/** Minutes that a mailed verification code is good for. @source spec §9 */
export const VERIFICATION_CODE_MINUTES = 30;

/** Tries of one mailed verification code. @source ours */
export const VERIFICATION_CODE_TRIES = 5;

/** Hours within which a change of an address of mail is undone from the old one. @source ours */
export const EMAIL_UNDO_HOURS = 72;

const PASSWORD_PATTERN = /^(?=.*[A-Z])(?=.*[a-z])(?=.*\d)(?=.*[!@#$%^&*-])[A-Za-z\d!@#$%^&*-]+$/;

/** Returns true if a password has 8 characters or more, all four classes and no other. @source spec §5 */
export function isPasswordAllowed(password: string): boolean {
  return password.length >= PASSWORD_MIN_LENGTH && PASSWORD_PATTERN.test(password);
}

/** Returns true if a text has the form of a verification code. @source ours */
export function isVerificationCode(text: string): boolean {
  return /^\d{6}$/.test(text);
}
