import { ChangePasswordForm, useMessages } from '@corridor/features';
import { Box, Heading, Stack, Text } from '@corridor/ui';
import { hostMessages } from '../../messages/host';
import { leaveForNewPassword } from '../../session/passwordChanged';

/** One's own password. @source spec §2 "Change Password" */
export function ChangePasswordScreen() {
  const t = useMessages(hostMessages);
  return (
    <Stack gap={6}>
      <Stack gap={1}>
        <Heading level={1}>{t('host.route.setting-password')}</Heading>
        <Text as="p" color="muted">
          {t('host.password.help')}
        </Text>
      </Stack>
      <Box surface="base" border radius="card" padding={6}>
        <ChangePasswordForm onSuccess={leaveForNewPassword} />
      </Box>
    </Stack>
  );
}
