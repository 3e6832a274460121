import { useWords } from '@corridor/features';
import { Box, Text } from '@corridor/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { hostMessages } from '../../messages/host';
import { Brand } from '../../shell/Brand';

const Ground = styled(Box)`
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
  padding: clamp(20px, 5vw, 32px);
`;

/** The page around the forms of somebody who is not signed in. */
export function SessionPage({ children }: { readonly children: ReactNode }) {
  const say = useWords(hostMessages);
  return (
    <Ground forwardedAs="main" surface="sunken">
      <Brand />
      <Sheet surface="base" border radius="dialog">
        {children}
      </Sheet>
      <Text variant="small" color="muted" align="center">
        {say('host.tagline')}
      </Text>
    </Ground>
  );
}
