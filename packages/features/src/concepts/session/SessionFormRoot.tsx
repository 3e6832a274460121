import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Root = styled.div.withConfig({ componentId: 'cr-SessionForm' })`
  display: block;
  inline-size: 100%;
  max-inline-size: 400px;
`;

/** Keeps the forms of the session at one width. */
export function SessionFormRoot({ children }: { readonly children: ReactNode }) {
  return <Root>{children}</Root>;
}
