import type { ReactNode } from 'react';

/** Text that keeps its own direction, or its full stops and figures would turn round in text of the other one; all else as it is. */
export const isolated = (content: ReactNode): ReactNode =>
  typeof content === 'string' ? <bdi>{content}</bdi> : content;
