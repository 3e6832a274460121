import { useMessages } from '@corridor/features';
import { Link } from '@corridor/ui';
import { WithMessages } from '../../app/WithMessages';
import { mailboxMessages } from '../../messages/mailbox';
import { pathOf } from '../../routes/paths';

/** Returns true if the served page says, in a `corridor-mailbox` meta element, that mails were kept and not sent. */
export function hasMailbox(): boolean {
  return document.querySelector<HTMLMetaElement>('meta[name="corridor-mailbox"]')?.content === 'open';
}

/** The way to the mails of a demo, in a tab of its own: what is under way here stays. Nothing where mails are sent. */
export function MailboxLink() {
  if (!hasMailbox()) return null;
  return (
    <WithMessages messages={mailboxMessages}>
      <Way />
    </WithMessages>
  );
}

function Way() {
  return (
    <Link href={pathOf('sandbox-mails')} external>
      {useMessages(mailboxMessages)('host.mails.open')}
    </Link>
  );
}
