import { Box, Inline, v } from '@corridor/ui';
import type { PropsWithChildren } from 'react';
import { styled } from 'styled-components';
import { Brand } from '../shell/Brand';
import { ThemeMenu } from '../shell/ThemeMenu';

const Ground = styled(Box)`
  display: grid;
  grid-template-rows: auto 1fr;
  min-block-size: 100dvh;
`;

const Bar = styled(Inline)`
  box-sizing: border-box;
  min-block-size: 64px;
  padding: 12px clamp(16px, 4vw, 32px);
  border-block-end: 1px solid ${v('border')};
  background: ${v('surface')};
`;

const Sheet = styled(Box)`
  box-sizing: border-box;
  inline-size: min(560px, calc(100vw - 32px));
  margin: clamp(16px, 6vh, 64px) auto;
  padding: clamp(20px, 5vw, 32px);
`;

/** The frame of who has no navigation: a bar with the product and how it looks, and a sheet for the screen. @source spec §2 "nonav" */
export function NoNavFrame({ children }: PropsWithChildren) {
  return (
    <Ground surface="sunken">
      <Bar as="header" justify="between" wrap={false}>
        <Brand />
        <ThemeMenu />
      </Bar>
      <main>
        <Sheet surface="base" border radius="dialog">
          {children}
        </Sheet>
      </main>
    </Ground>
  );
}
