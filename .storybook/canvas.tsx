import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { v } from '../packages/ui/src/theme';

const Page = styled.div<{ $bare: boolean }>`
  min-block-size: 100vh;
  box-sizing: border-box;
  padding: ${({ $bare }) => ($bare ? '0' : v('space.6'))};
  background: ${v('surface')};
`;

/** The page that a story stands on, in the colour of the theme; `bare` leaves out the space around it. */
export function Canvas({ bare, children }: { bare: boolean; children: ReactNode }) {
  return <Page $bare={bare}>{children}</Page>;
}
