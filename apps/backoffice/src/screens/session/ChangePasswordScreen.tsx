import { ChangePasswordForm, useWords } from '@corridor/features';
import { Box, Heading, Stack, Text } from '@corridor/ui';
import { hostMessages } from '../../messages/host';
import { useLeaveAfterPasswordChange } from '../../session/useLeaveAfterPasswordChange';

/** One's own password. @source spec §2 "Change Password" */
export function ChangePasswordScreen() {
  const say = useWords(hostMessages);
  const leave = useLeaveAfterPasswordChange();
  return (
    <Stack gap={6}>
      <Stack gap={1}>
        <Heading level={1}>{say('host.route.setting-password')}</Heading>
        <Text as="p" color="muted">
          {say('host.password.help')}
        </Text>
      </Stack>
      <Box surface="base" border radius="card" padding={6}>
        <ChangePasswordForm onSuccess={leave} />
      </Box>
    </Stack>
  );
}
