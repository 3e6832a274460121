import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { v } from '../packages/ui/src/theme';

const Page = styled.div<{ $bare: boolean; $quoted: boolean }>`
  min-block-size: ${({ $quoted }) => ($quoted ? '0' : '100vh')};
  box-sizing: border-box;
  padding: ${({ $bare }) => ($bare ? '0' : v('space.6'))};
  background: ${v('surface')};
`;

interface CanvasProps {
  readonly bare: boolean;
  readonly quoted: boolean;
  readonly children: ReactNode;
}

/** The page that a story stands on, in the colour of the theme; `bare` leaves out the space around it, `quoted` the height of a page. */
export function Canvas({ bare, quoted, children }: CanvasProps) {
  return (
    <Page $bare={bare} $quoted={quoted}>
      {children}
    </Page>
  );
}
