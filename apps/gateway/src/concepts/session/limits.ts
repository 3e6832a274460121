import type { Allowance } from '../../platform/rate-limit';

/** A session ends after so long without a call. */
export const IDLE_SECONDS = 2 * 60 * 60;

/** A session ends so long after sign-in, however busy. */
export const SESSION_SECONDS = 12 * 60 * 60;

/** How exactly the last call of a session is known. */
export const SEEN_EVERY_SECONDS = 60;

/** Wrong passwords for one user name from one network before that network waits. */
export const LOGIN_ALLOWANCE: Allowance = { attempts: 5, seconds: 15 * 60 };

/** Wrong passwords for one user name from all networks that its user never signed in from, before those wait: never the user at its own. */
export const STRANGERS_ALLOWANCE: Allowance = { attempts: 30, seconds: 15 * 60 };

/** Sign-ins from one host, whatever the user name. */
export const ADDRESS_ALLOWANCE: Allowance = { attempts: 200, seconds: 15 * 60 };

/** Codes mailed to one address of mail. */
export const FORGOT_ALLOWANCE: Allowance = { attempts: 5, seconds: 30 * 60 };

/** Codes asked for from one host, whatever the address of mail. */
export const FORGOT_HOST_ALLOWANCE: Allowance = { attempts: 20, seconds: 30 * 60 };

/** Codes asked for from one network, whatever the address of mail. */
export const FORGOT_NETWORK_ALLOWANCE: Allowance = { attempts: 60, seconds: 30 * 60 };

/** Tries at one code from all networks. */
export const CODE_TRIES = 30;

/** Links that are none of ours, from one network. */
export const LINK_ALLOWANCE: Allowance = { attempts: 15, seconds: 30 * 60 };

/** Tries of codes for one address of mail from one network, however many were mailed. */
export const VERIFY_ALLOWANCE: Allowance = { attempts: 15, seconds: 30 * 60 };
