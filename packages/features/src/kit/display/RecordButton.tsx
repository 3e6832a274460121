import { ButtonLink } from '@corridor/ui';
import type { RecordTarget } from '../../runtime/RecordTarget';
import { useRuntime } from '../../runtime/Runtime';

/** Props of `RecordButton`. */
export interface RecordButtonProps {
  readonly to: RecordTarget;
  readonly children: string;
}

/** A button that leads to a record, a list or a form for a new record; nothing where the host's page has no place for that. */
export function RecordButton({ to, children }: RecordButtonProps) {
  const { recordHref, emit } = useRuntime();
  const href = recordHref(to);
  if (href === undefined) return null;
  return (
    <ButtonLink href={href} onClick={() => emit({ type: 'records.followed', target: to })}>
      {children}
    </ButtonLink>
  );
}
