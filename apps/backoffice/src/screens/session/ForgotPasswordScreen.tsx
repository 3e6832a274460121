import { ForgotPasswordForm } from '@corridor/features';
import { Stack } from '@corridor/ui';
import { pathOf } from '../../routes/paths';
import { MailboxLink } from '../mails/MailboxLink';
import { SessionPage } from './SessionPage';

/** The way back in; going to login is a load of the page. @source spec §2 /forget-password */
export function ForgotPasswordScreen() {
  return (
    <SessionPage>
      <Stack gap={5}>
        <ForgotPasswordForm onBack={() => location.assign(pathOf('login'))} />
        <MailboxLink />
      </Stack>
    </SessionPage>
  );
}
