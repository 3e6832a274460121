'use client';

import { forwardRef, type HTMLAttributes } from 'react';
import { IconButton } from '../../controls/button/IconButton';
import { ChevronBackIcon, ChevronForwardIcon, FirstPageIcon, Icon, type IconSource, LastPageIcon } from '../../icon';
import { useLocale, useMessages } from '../../messages/MessagesProvider';
import { paginationEn } from './messages';
import { PageInput } from './PageInput';
import { PAGE_SIZES, pageAfterResize, pageRange } from './pageRange';
import { Pages, PaginationRoot, Range, SizeBox, SizeLabel } from './pagination.styles';

/** Props of `Pagination`. */
export interface PaginationProps extends Omit<HTMLAttributes<HTMLElement>, 'onChange'> {
  /** Number of the page, from 1. */
  readonly page: number;
  /** Entries on a page. */
  readonly size: number;
  /** Entries in all. */
  readonly total: number;
  readonly onPageChange: (page: number) => void;
  /** Offers other sizes; the page given with the size shows the same first entry. */
  readonly onSizeChange?: (size: number, page: number) => void;
  /** Default 10, 25, 50 and 100. */
  readonly sizes?: readonly number[];
  /** While a page is on its way. */
  readonly disabled?: boolean;
}

/** Says which entries are shown and moves between pages; names its parts only where there is space. */
export const Pagination = forwardRef<HTMLElement, PaginationProps>(function Pagination(
  { page, size, total, onPageChange, onSizeChange, sizes = PAGE_SIZES, disabled = false, ...rest },
  ref,
) {
  const message = useMessages(paginationEn);
  const format = new Intl.NumberFormat(useLocale());
  const { pages, current, from, to } = pageRange(page, size, total);
  const jump = (key: keyof typeof paginationEn, icon: IconSource, target: number) => (
    <IconButton
      label={message(key)}
      size="sm"
      disabled={disabled || target === current}
      onClick={() => onPageChange(target)}
    >
      <Icon of={icon} mirror />
    </IconButton>
  );
  return (
    <PaginationRoot ref={ref} aria-label={message('pagination.label')} {...rest}>
      <Range role="status">
        {message('pagination.showing', { from: format.format(from), to: format.format(to), of: format.format(total) })}
      </Range>
      {onSizeChange && (
        <SizeLabel>
          <span>{message('pagination.size')}</span>
          <SizeBox
            value={size}
            disabled={disabled}
            onChange={({ target }) =>
              onSizeChange(Number(target.value), pageAfterResize(current, size, Number(target.value)))
            }
          >
            {sizes.map((choice) => (
              <option key={choice}>{choice}</option>
            ))}
          </SizeBox>
        </SizeLabel>
      )}
      <Pages>
        {jump('pagination.first', FirstPageIcon, 1)}
        {jump('pagination.previous', ChevronBackIcon, Math.max(1, current - 1))}
        <PageInput label={message('pagination.page')} page={current} pages={pages} onPage={onPageChange} />
        <span>{message('pagination.pages', { count: format.format(pages) })}</span>
        {jump('pagination.next', ChevronForwardIcon, Math.min(pages, current + 1))}
        {jump('pagination.last', LastPageIcon, pages)}
      </Pages>
    </PaginationRoot>
  );
});
