import { useMessages } from '@corridor/features';
import { Box, from, Stack, Text, v } from '@corridor/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { gateMessages } from '../../messages/gate';
import { Brand } from '../../shell/Brand';

const Ground = styled(Box)`
  box-sizing: border-box;
  display: grid;
  min-block-size: 100dvh;
  ${from('lg')} { grid-template-columns: minmax(0, 5fr) minmax(0, 6fr); }
`;

const Half = styled.div`
  box-sizing: border-box;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 32px;
  padding: 32px 16px;
`;

const About = styled(Half)`
  display: none;
  ${from('lg')} {
    display: grid;
    grid-template-rows: auto 1fr;
    place-content: stretch;
    justify-items: start;
    align-items: center;
    padding: 40px 64px;
    border-inline-end: 1px solid ${v('border')};
    background: ${v('surface')};
  }
`;

const Points = styled.ul`
  display: grid;
  gap: 16px;
  max-inline-size: 44ch;
  margin: 0;
  padding: 0;
  list-style: none;
  & > li { padding-inline-start: 16px; border-inline-start: 2px solid ${v('primary.fill')}; }
`;

const Sheet = styled(Box)`
  box-sizing: border-box;
  inline-size: min(448px, calc(100vw - 32px));
  padding: clamp(20px, 5vw, 32px);
`;

const Small = styled.div`
  ${from('lg')} { display: none; }
`;

const POINTS = ['cards', 'payments', 'collections'] as const;

/** The page around the forms of somebody who is not signed in: beside them what the product does, where there is space. */
export function SessionPage({ children }: { readonly children: ReactNode }) {
  const t = useMessages(gateMessages);
  return (
    <Ground surface="sunken">
      <About as="aside">
        <Brand />
        <Stack gap={6}>
          <Text as="p" variant="title" style={{ maxInlineSize: '24ch' }}>
            {t('host.tagline')}
          </Text>
          <Points>
            {POINTS.map((point) => (
              <Text key={point} as="li" color="muted">
                {t(`host.about.${point}`)}
              </Text>
            ))}
          </Points>
        </Stack>
      </About>
      <Half as="main">
        <Small>
          <Brand />
        </Small>
        <Sheet surface="base" border radius="dialog">
          {children}
        </Sheet>
      </Half>
    </Ground>
  );
}
