import type { Mail, Mailer } from './Mailer';

/** A mailer that keeps the latest mails instead of sending them, for whoever has no mail server. */
export interface Outbox extends Mailer {
  /** Newest last. */
  readonly mails: readonly Mail[];
}

const KEPT = 50;

/** Makes an outbox; `onMail` hears of every mail. */
export function createOutbox(onMail: (mail: Mail) => void = () => {}): Outbox {
  const mails: Mail[] = [];
  return {
    mails,
    send: async (mail) => {
      mails.push(mail);
      if (mails.length > KEPT) mails.shift();
      onMail(mail);
    },
  };
}
