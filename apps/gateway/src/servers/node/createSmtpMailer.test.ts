import { SMTPServer } from 'smtp-server';
import { expect, it } from 'vitest';
import { createSmtpMailer } from './createSmtpMailer';

it('sends a mail over SMTP', async () => {
  const received: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, _session, done) => {
      let text = '';
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      stream.on('end', () => {
        received.push(text);
        done();
      });
    },
  });
  const port = await new Promise<number>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => {
      const address = listening.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  const mailer = createSmtpMailer(`smtp://127.0.0.1:${port}`, 'no-reply@corridor.example');
  await mailer.send({ to: 'élodie@corridor.example', subject: 'Your code', text: 'It is 123456.' });
  await new Promise<void>((resolve) => server.close(() => resolve()));
  expect(received).toHaveLength(1);
  expect(received[0]).toContain('From: no-reply@corridor.example');
  expect(received[0]).toContain('Subject: Your code');
  expect(received[0]).toContain('It is 123456.');
});
