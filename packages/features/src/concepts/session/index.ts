export { ChangePasswordDialog, type ChangePasswordDialogProps } from './ChangePasswordDialog';
export { ChangePasswordForm, type ChangePasswordFormProps } from './ChangePasswordForm';
export { ForgotPasswordForm, type ForgotPasswordFormProps } from './ForgotPasswordForm';
export { ProfileForm, type ProfileFormProps } from './ProfileForm';
export { SessionList, type SessionListProps } from './SessionList';
export { SignInForm, type SignInFormProps } from './SignInForm';
