import type { BeneficiaryDetail } from '@corridor/core';
import { Inline, Skeleton, Stack } from '@corridor/ui';
import type { DetailItem } from '../../display/DetailList';
import { ErrorState } from '../../display/ErrorState';
import type { Read } from '../../runtime/useRead';
import { BeneficiaryDetailView } from './BeneficiaryDetailView';

/** Props of `BeneficiaryDetailBody`. */
export interface BeneficiaryDetailBodyProps {
  readonly record: Read<BeneficiaryDetail>;
  readonly detailRows?: ((beneficiary: BeneficiaryDetail) => readonly DetailItem[]) | undefined;
  /** Level of the headings of its sections; 3 in a drawer, below its title. */
  readonly partLevel?: 2 | 3 | 4 | 5;
}

/** The details of a beneficiary in whatever state they are: an error first, then what there is, then their shape. */
export function BeneficiaryDetailBody({ record, detailRows, partLevel = 3 }: BeneficiaryDetailBodyProps) {
  const { data, error } = record;
  if (error && !data) return <ErrorState error={error} onRetry={() => void record.refresh()} />;
  if (!data) return <DetailSkeleton />;
  return <BeneficiaryDetailView beneficiary={data} hostRows={detailRows?.(data)} partLevel={partLevel} />;
}

const LINES = [0, 1, 2, 3, 4, 5, 6, 7];

function DetailSkeleton() {
  return (
    <Stack gap={4} aria-busy="true">
      <Skeleton width={96} />
      {LINES.map((line) => (
        <Inline key={line} gap={4} wrap={false}>
          <Skeleton width="32%" />
          <Skeleton width={`${30 + ((line * 17) % 30)}%`} />
        </Inline>
      ))}
    </Stack>
  );
}
