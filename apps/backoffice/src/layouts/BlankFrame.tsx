import { Box } from '@corridor/ui';
import type { PropsWithChildren } from 'react';
import { styled } from 'styled-components';

const Ground = styled(Box)`
  min-block-size: 100dvh;
`;

/** A page with nothing but its screen. @source spec §2 "blank" */
export function BlankFrame({ children }: PropsWithChildren) {
  return <Ground surface="sunken">{children}</Ground>;
}
