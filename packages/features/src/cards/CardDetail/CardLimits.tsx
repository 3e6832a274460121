import type { CardDetail } from '@corridor/core';
import { Stack } from '@corridor/ui';
import { LimitMeter } from '../../display/LimitMeter';
import { cardsMessages } from '../../messages/cards';
import { useFormatters } from '../../runtime/useFormatters';
import { useWords } from '../../words/useWords';
import { type LimitRow, limitRows } from './limitRows';

/** Every limit of a card with what remains of it. */
export function CardLimits({ card }: { readonly card: CardDetail }) {
  return (
    <Stack gap={4}>
      {limitRows(card).map((row) => (
        <CardLimit key={row.limit} row={row} />
      ))}
    </Stack>
  );
}

function CardLimit({ row }: { readonly row: LimitRow }) {
  const say = useWords(cardsMessages);
  const format = useFormatters();
  const written = (value: LimitRow['value']) => (typeof value === 'number' ? format.count(value) : format.money(value));
  const limit = written(row.value);
  const remaining =
    row.remaining === null ? limit : say('cards.limits.remaining', { amount: bare(row.remaining, format), limit });
  return (
    <LimitMeter
      label={say(`cards.limits.${row.limit}`)}
      note={row.isDefault ? undefined : say('cards.limits.custom')}
      remaining={remaining}
      used={row.remaining === null ? undefined : row.used}
    />
  );
}

/** The figure alone: the limit beside it already names the currency. */
function bare(value: LimitRow['value'], format: ReturnType<typeof useFormatters>): string {
  return typeof value === 'number' ? format.count(value) : format.amount(value);
}
