export { createOutbox, type Outbox } from './createOutbox';
export type { Mail, Mailer } from './Mailer';
export { deliverMails, hastyMailer, keepingMailer, MAILS_WAIT, mailMigrations } from './waitingMails';
