export { createOutbox, type Outbox } from './createOutbox';
export type { Mail, Mailer } from './Mailer';
