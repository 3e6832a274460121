import { Link } from '@corridor/ui';
import type { ReactNode } from 'react';
import type { RecordTarget } from '../../runtime/RecordTarget';
import { useRuntime } from '../../runtime/Runtime';

/** Props of `RecordLink`. */
export interface RecordLinkProps {
  /** Nothing where the record does not tell. */
  readonly to: RecordTarget | null | undefined;
  /** The link was followed. */
  readonly onFollow?: () => void;
  readonly children: ReactNode;
}

/** Content that leads to another record or list, where the host's page has a place for that; else the content alone. */
export function RecordLink({ to, onFollow, children }: RecordLinkProps) {
  const { recordHref, emit } = useRuntime();
  const href = to && recordHref(to);
  if (!to || href === undefined || href === null) return children;
  const follow = () => {
    emit({ type: 'records.followed', target: to });
    onFollow?.();
  };
  return (
    <Link href={href} onClick={follow}>
      {children}
    </Link>
  );
}
