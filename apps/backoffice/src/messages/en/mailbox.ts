/** Sentences of the demo’s mails, in English. */
export const mailbox = {
  'host.mails.help':
    'Mail isn’t sent in this demo. The last 50 messages appear here, newest first, until it is stopped.',
  'host.mails.empty': 'No mails yet',
  'host.mails.to': 'To {address}',
  'host.mails.refresh': 'Refresh',
  'host.mails.open': 'Read the mails of this demo',
};
