import { useWords } from '@corridor/features';
import { Avatar, IconButton } from '@corridor/ui';
import { hostMessages } from '../messages/host';
import { onDemand } from './OnDemand';

const AccountMenu = onDemand(async () => (await import('./AccountMenu')).AccountMenu);

/** Who is signed in; opens their password and the way out. */
export function AccountButton({ name }: { readonly name: string }) {
  const say = useWords(hostMessages);
  return (
    <AccountMenu
      popup="menu"
      trigger={
        <IconButton label={say('host.account.label', { name })}>
          <Avatar name={name} size="sm" decorative />
        </IconButton>
      }
    />
  );
}
