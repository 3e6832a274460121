import type { CardDetail } from '@corridor/core';
import { ErrorState } from '../../display/ErrorState';
import type { Read } from '../../runtime/useRead';
import { CardDetailSkeleton } from './CardDetailSkeleton';
import { CardDetailView, type HostCardRow } from './CardDetailView';

/** Props of `CardDetailBody`. */
export interface CardDetailBodyProps {
  readonly record: Read<CardDetail>;
  readonly detailRows?: ((card: CardDetail) => readonly HostCardRow[]) | undefined;
  /** As of `CardDetailView`. */
  readonly partLevel?: 2 | 3 | undefined;
}

/** The details of a card in whatever state they are: an error first, then what there is, then their shape. */
export function CardDetailBody({ record, detailRows, partLevel }: CardDetailBodyProps) {
  const { data, error } = record;
  if (error && !data) return <ErrorState error={error} onRetry={() => void record.refresh()} />;
  if (!data) return <CardDetailSkeleton />;
  return <CardDetailView card={data} hostRows={detailRows?.(data)} partLevel={partLevel} />;
}
