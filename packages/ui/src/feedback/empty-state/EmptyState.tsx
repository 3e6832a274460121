'use client';

import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { EmptyDescription, EmptyIcon, EmptyRoot, EmptyTitle } from './emptyState.styles';

/** Props of `EmptyState`. */
export interface EmptyStateProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** What is not here. */
  readonly title: ReactNode;
  /** What would be here, and how it comes to be. */
  readonly description?: ReactNode;
  /** An `Icon` that stands for it. */
  readonly icon?: ReactNode;
  /** What can be done about it. */
  readonly action?: ReactNode;
  /** `sm` inside a card or panel. Default md. */
  readonly size?: 'sm' | 'md';
}

/** Stands where something would be, says what, and offers the way to it. */
export const EmptyState = forwardRef<HTMLDivElement, EmptyStateProps>(function EmptyState(
  { title, description, icon, action, size = 'md', ...rest },
  ref,
) {
  return (
    <EmptyRoot ref={ref} data-size={size} {...rest}>
      {icon && <EmptyIcon aria-hidden="true">{icon}</EmptyIcon>}
      <EmptyTitle>{title}</EmptyTitle>
      {description && <EmptyDescription>{description}</EmptyDescription>}
      {action}
    </EmptyRoot>
  );
});
