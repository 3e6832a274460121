import type { ReactNode } from 'react';
import { Button } from '../../controls/button/Button';
import { useMessages } from '../../messages/MessagesProvider';
import { tableEn } from './messages';
import type { TableEmpty } from './props';

const SENTENCE = { nothing: 'table.empty', unsearched: 'table.unsearched', unmatched: 'table.unmatched' } as const;

interface TableNoticeProps {
  readonly empty?: TableEmpty;
  readonly error?: ReactNode;
  readonly emptyAction?: ReactNode;
  readonly onClearFilters?: () => void;
}

/** What stands where rows would be: the error, or the sentence of an empty table with what to do about it. */
export function TableNotice({ empty = 'nothing', error, emptyAction, onClearFilters }: TableNoticeProps) {
  const message = useMessages(tableEn);
  if (error) return <div className="cr-notice">{error}</div>;
  const clear = empty === 'unmatched' && onClearFilters;
  return (
    <div className="cr-notice" role="status">
      <EmptyDrawing kind={empty} />
      <p className="cr-sentence">{message(SENTENCE[empty])}</p>
      {clear && <Button onClick={onClearFilters}>{message('table.clearFilters')}</Button>}
      {emptyAction}
    </div>
  );
}

const DRAWING = {
  nothing: 'M8 14h32v22a3 3 0 01-3 3H11a3 3 0 01-3-3zM8 14l5-6h22l5 6M18 22h12',
  unsearched: 'M21 33a12 12 0 100-24 12 12 0 000 24zM30 30l10 10',
  unmatched: 'M8 11h32L28 25v13l-8-4V25zM35 35l7 7M42 35l-7 7',
};

function EmptyDrawing({ kind }: { readonly kind: TableEmpty }) {
  return (
    <svg
      className="cr-drawing"
      width="48"
      height="48"
      viewBox="0 0 48 48"
      fill="none"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={DRAWING[kind]} stroke="currentColor" />
    </svg>
  );
}
