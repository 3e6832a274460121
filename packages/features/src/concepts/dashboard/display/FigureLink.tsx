import type { DashboardList } from '@corridor/core';
import { Link } from '@corridor/ui';
import type { ReactNode } from 'react';
import type { ListHref } from '../DashboardProps';

/** Props of `FigureLink`. */
interface FigureLinkProps {
  readonly list: DashboardList;
  readonly listHref: ListHref | undefined;
  readonly label?: string;
  readonly children: ReactNode;
}

/** A figure that leads to the list it counts, where the host has that list. */
export function FigureLink({ list, listHref, label, children }: FigureLinkProps) {
  const href = listHref?.(list);
  // A figure before its words stays before them among words of another direction.
  const text = <bdi>{children}</bdi>;
  if (href === undefined) return text;
  return (
    <Link href={href} aria-label={label}>
      {text}
    </Link>
  );
}
