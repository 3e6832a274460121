export { PasswordLinkForm, type PasswordLinkFormProps } from './PasswordLinkForm';
