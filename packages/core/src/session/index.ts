export type {
  AbilityRule,
  LoginCredentials,
  PasswordChange,
  PasswordReset,
  Session,
  SessionUser,
} from './contract';
export { createSessionClient, type SessionClient, type TokenOptions } from './createSessionClient';
export {
  isEmail,
  isPasswordAllowed,
  isVerificationCode,
  PASSWORD_MIN_LENGTH,
  PASSWORD_SYMBOLS,
  VERIFICATION_CODE_LENGTH,
  VERIFICATION_CODE_MINUTES,
} from './rules';
