'use client';

import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { CopyButton } from '../../controls/copy-button/CopyButton';
import { isolated } from '../../internal/isolated';
import { ItemLabel, ItemRoot, ItemValue } from './descriptionList.styles';

/** Props of `DescriptionItem`. */
export interface DescriptionItemProps extends HTMLAttributes<HTMLDivElement> {
  readonly label: string;
  /** The value; a dash when there is none. */
  readonly children?: ReactNode;
  /** Text that a button beside the value copies, for ids and account numbers. */
  readonly copy?: string;
  /** Figures of equal width: ids, dates, amounts. */
  readonly tabular?: boolean;
  /** Takes the whole width of a list in columns. */
  readonly wide?: boolean;
}

const isAbsent = (value: ReactNode): boolean =>
  value === undefined || value === null || value === '' || value === false;

/** One label with its value. */
export const DescriptionItem = forwardRef<HTMLDivElement, DescriptionItemProps>(function DescriptionItem(
  { label, children, copy, tabular, wide, ...rest },
  ref,
) {
  const absent = isAbsent(children);
  return (
    <ItemRoot ref={ref} data-wide={wide ? '' : undefined} {...rest}>
      <ItemLabel>{label}</ItemLabel>
      <ItemValue data-tabular={tabular ? '' : undefined} data-absent={absent ? '' : undefined}>
        <span>{absent ? '–' : isolated(children)}</span>
        {copy && <CopyButton value={copy} name={label} />}
      </ItemValue>
    </ItemRoot>
  );
});
