'use client';

import { forwardRef, type HTMLAttributes } from 'react';
import { DescriptionRoot } from './descriptionList.styles';

/** Props of `DescriptionList`. */
export interface DescriptionListProps extends HTMLAttributes<HTMLDListElement> {
  /** `rows` puts a label beside its value, `stacked` above it. Default rows. */
  readonly layout?: 'rows' | 'stacked';
  /** Columns where there is space; one where there is not. Default 1. */
  readonly columns?: 1 | 2 | 3;
}

/** Labels and values of a record, made of `DescriptionItem`. */
export const DescriptionList = forwardRef<HTMLDListElement, DescriptionListProps>(function DescriptionList(
  { layout = 'rows', columns = 1, ...rest },
  ref,
) {
  return <DescriptionRoot ref={ref} data-layout={layout} data-columns={columns} {...rest} />;
});
