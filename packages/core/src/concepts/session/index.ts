export type {
  AbilityRule,
  EmailChange,
  LoginCredentials,
  OpenSession,
  PasswordByLink,
  PasswordChange,
  PasswordLink,
  PasswordLinkKind,
  PasswordReset,
  ProfileUpdate,
  SandboxMail,
  Session,
  SessionUser,
  UserPreferences,
} from './contract';
export { createSessionClient, type SessionClient, type TokenOptions } from './createSessionClient';
export { type Device, deviceOf } from './deviceOf';
export { type EasyPassword, easyPassword, easyPasswordReason } from './easyPassword';
export {
  EMAIL_UNDO_HOURS,
  isPasswordAllowed,
  isVerificationCode,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  VERIFICATION_CODE_MINUTES,
  VERIFICATION_CODE_TRIES,
} from './rules';
