/** Sentences of the demo’s mails, in English. */
export const mailbox = {
  'host.mails.help':
    'This demo has no mail server: what it would mail stands here, the newest first, until it is stopped.',
  'host.mails.empty': 'No mails yet',
  'host.mails.to': 'To {address}',
  'host.mails.refresh': 'Look again',
  'host.mails.open': 'Read the mails of this demo',
};
