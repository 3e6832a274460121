export { EmailChangeLink, type EmailChangeLinkProps } from './EmailChangeLink';
