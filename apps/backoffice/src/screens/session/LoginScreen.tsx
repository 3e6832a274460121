import { SignInForm, useWords } from '@corridor/features';
import { Box, Stack, Text } from '@corridor/ui';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { hostMessages } from '../../messages/host';
import { pathOf } from '../../routes/paths';
import { returnPath } from '../../routes/returnPath';
import { openSession } from '../../session/sessionStore';
import { Brand } from '../../shell/Brand';
import { useDocumentTitle } from '../../shell/useDocumentTitle';

const Centre = styled.main`
  box-sizing: border-box;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 32px;
  min-block-size: 100dvh;
  padding: 32px 16px;
`;

const Sheet = styled(Box)`
  box-sizing: border-box;
  inline-size: min(448px, calc(100vw - 32px));
`;

/** The way in. @source spec §2 /login */
export function LoginScreen() {
  const say = useWords(hostMessages);
  const navigate = useNavigate();
  useDocumentTitle(say('host.route.login'));
  return (
    <Centre>
      <Brand />
      <Sheet surface="base" border radius="dialog" padding={8}>
        <SignInForm
          onSuccess={(session) => {
            openSession(session);
            navigate(returnPath(location.search), { replace: true });
          }}
          onForgotPassword={() => navigate(pathOf('forget-password'))}
        />
      </Sheet>
      <Stack align="center">
        <Text variant="small" color="muted" align="center">
          {say('host.tagline')}
        </Text>
      </Stack>
    </Centre>
  );
}
