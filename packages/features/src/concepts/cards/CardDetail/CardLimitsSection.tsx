import type { CardDetail } from '@corridor/core';
import { Stack } from '@corridor/ui';
import { useMessages } from '../../../i18n/useMessages';
import type { SectionProps } from '../../../kit/detail/DetailDeclaration';
import { DetailSection } from '../../../kit/detail/DetailSection';
import { LimitMeter } from '../../../kit/display/LimitMeter';
import { cardDetailsMessages } from '../../../messages/card-details';
import { useFormatters } from '../../../runtime/useFormatters';
import { type LimitRow, limitRows } from './limitRows';

/** Every limit of a card with what remains of it. */
export function CardLimitsSection({ record, level }: SectionProps<CardDetail>) {
  const t = useMessages(cardDetailsMessages);
  return (
    <DetailSection level={level} title={t('cards.section.limits')}>
      <Stack gap={4}>
        {limitRows(record).map((row) => (
          <CardLimit key={row.limit} row={row} />
        ))}
      </Stack>
    </DetailSection>
  );
}

function CardLimit({ row }: { readonly row: LimitRow }) {
  const t = useMessages(cardDetailsMessages);
  const format = useFormatters();
  const written = (value: LimitRow['value']) => (typeof value === 'number' ? format.count(value) : format.money(value));
  const limit = written(row.value);
  const remaining =
    row.remaining === null ? limit : t('cards.limits.remaining', { amount: bare(row.remaining, format), limit });
  return (
    <LimitMeter
      label={t(`cards.limits.${row.limit}`)}
      note={row.isDefault ? undefined : t('cards.limits.custom')}
      remaining={remaining}
      used={row.remaining === null ? undefined : row.used}
    />
  );
}

/** The figure alone: the limit beside it already names the currency. */
function bare(value: LimitRow['value'], format: ReturnType<typeof useFormatters>): string {
  return typeof value === 'number' ? format.count(value) : format.amount(value);
}
