export { ChangeEmailForm, type ChangeEmailFormProps } from './ChangeEmailForm';
export { ChangePasswordDialog, type ChangePasswordDialogProps } from './ChangePasswordDialog';
export { ChangePasswordForm, type ChangePasswordFormProps } from './ChangePasswordForm';
export { EmailChangeLink, type EmailChangeLinkProps } from './EmailChangeLink';
export { ForgotPasswordForm, type ForgotPasswordFormProps } from './ForgotPasswordForm';
export { ProfileForm, type ProfileFormProps } from './ProfileForm';
export { SessionList, type SessionListProps } from './SessionList';
export { SignInForm, type SignInFormProps } from './SignInForm';
