export { ChangeEmailForm, type ChangeEmailFormProps } from './ChangeEmailForm';
