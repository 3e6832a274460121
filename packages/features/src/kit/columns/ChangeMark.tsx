import { v } from '@corridor/ui';
import { createContext, type ReactNode, useContext } from 'react';
import { keyframes, styled } from 'styled-components';

const NONE: readonly string[] = [];

/** Ids of the records that have just changed. */
export const ChangedRecordsContext = createContext(NONE);

const arrive = keyframes`
  from { box-shadow: 0 0 0 4px ${v('focusRing')}; }
  to { box-shadow: 0 0 0 4px transparent; }
`;

const Mark = styled.span.withConfig({ componentId: 'cr-ChangeMark' })`
  display: inline-flex;
  border-radius: ${v('radius.full')};
  &[data-changed] {
    animation: ${arrive} 1.6s ${v('motion.ease')};
  }
  @media (prefers-reduced-motion: reduce) {
    &[data-changed] {
      animation: none;
      outline: 2px solid ${v('focusRing')};
      outline-offset: 2px;
    }
  }
`;

/** Props of `ChangeMark`. */
export interface ChangeMarkProps {
  /** The row that is drawn. */
  readonly row: unknown;
  readonly children: ReactNode;
}

/** Content that is ringed for a moment after its record changed. */
export function ChangeMark({ row, children }: ChangeMarkProps) {
  const id = idOf(row);
  const isChanged = useContext(ChangedRecordsContext).some((changed) => changed === id);
  return <Mark data-changed={isChanged ? '' : undefined}>{children}</Mark>;
}

function idOf(row: unknown): unknown {
  return typeof row === 'object' && row !== null && 'id' in row ? row.id : undefined;
}
