import type { Allowance } from '../rate-limit';

/** A session ends after so long without a call. */
export const IDLE_SECONDS = 2 * 60 * 60;

/** A session ends so long after sign-in, however busy. */
export const SESSION_SECONDS = 12 * 60 * 60;

/** How exactly the last call of a session is known. */
export const SEEN_EVERY_SECONDS = 60;

/** Wrong passwords for one user name before it is locked out. */
export const LOGIN_ALLOWANCE: Allowance = { attempts: 5, seconds: 15 * 60 };

/** Sign-ins from one address, whatever the user name. */
export const ADDRESS_ALLOWANCE: Allowance = { attempts: 200, seconds: 15 * 60 };

/** Codes mailed to one address of mail. */
export const FORGOT_ALLOWANCE: Allowance = { attempts: 5, seconds: 30 * 60 };

/** Tries of one mailed code. */
export const CODE_TRIES = 5;

/** Tries of codes for one address of mail, however many were mailed. */
export const VERIFY_ALLOWANCE: Allowance = { attempts: 15, seconds: 30 * 60 };
