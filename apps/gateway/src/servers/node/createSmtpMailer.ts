import { asciiEmail } from '@corridor/core';
import { createTransport } from 'nodemailer';
import type { Mailer } from '../../platform/mail';

/** A mailer over SMTP: `smtp://user:password@host:587`, or `smtps://…`. */
export function createSmtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(
    { url, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 },
    { from },
  );
  return {
    send: async (mail) => {
      await transport.sendMail({ ...mail, to: asciiEmail(mail.to) });
    },
  };
}
