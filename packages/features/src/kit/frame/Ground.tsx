import { v } from '@corridor/ui';
import { createContext, type ReactNode, useContext, useRef } from 'react';
import { styled } from 'styled-components';
import { GroundCheck } from '../../runtime/mistakes/GroundCheck';
import { useRuntime } from '../../runtime/Runtime';

// Its words are there for their width alone, which a shrinking container goes by and which gives way where there is less space:
// a table has none of its own.
const Painted = styled.div.withConfig({ componentId: 'cr-Ground' })`
  background: ${v('surface')};
  &[data-surface='transparent'] { display: contents; }
  &[data-surface='base']::before {
    content: '. . . . . . . . .';
    display: block;
    font: 0/0 a;
    visibility: hidden;
    word-spacing: 80px;
  }
  &:empty { display: none; }
`;

const WithinContext = createContext(false);

/** Ground of a widget, which a widget inside it shares. */
export function Ground({ children }: { readonly children: ReactNode }) {
  const { surface } = useRuntime();
  const ground = useRef<HTMLDivElement>(null);
  if (useContext(WithinContext)) return children;
  return (
    <WithinContext.Provider value>
      <Painted ref={ground} data-surface={surface}>
        {children}
      </Painted>
      {process.env.NODE_ENV !== 'production' && surface === 'transparent' && <GroundCheck ground={ground} />}
    </WithinContext.Provider>
  );
}
