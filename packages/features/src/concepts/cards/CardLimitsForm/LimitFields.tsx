import type { CardLimits } from '@corridor/core';
import { FormField, Grid, Input } from '@corridor/ui';
import { useMessages } from '../../../i18n/useMessages';
import { AmountBox } from '../../../kit/form/AmountBox';
import { cardDetailsMessages } from '../../../messages/card-details';
import { useFormatters } from '../../../runtime/useFormatters';
import type { LimitRow } from '../CardDetail/limitRows';
import { CARD_LIMITS } from './values';

/** Props of `LimitFields`. */
export interface LimitFieldsProps {
  readonly defaults: CardLimits;
  /** What remains of each limit of a card that is in use. */
  readonly rows?: readonly LimitRow[];
  /** Path of the boxes in the form, with its dot. */
  readonly prefix?: string;
}

/** A box per limit, each with its default and what remains of it. */
export function LimitFields({ defaults, rows = [], prefix = '' }: LimitFieldsProps) {
  const t = useMessages(cardDetailsMessages);
  const format = useFormatters();
  const written = (value: LimitRow['value']) => (typeof value === 'number' ? format.count(value) : format.money(value));
  return (
    <Grid columns={{ base: 1, sm: 2 }} gap={4} style={{ gridColumn: '1 / -1' }}>
      {CARD_LIMITS.map((limit) => {
        const standard = defaults[limit];
        const remaining = rows.find((row) => row.limit === limit)?.remaining ?? null;
        const help =
          remaining === null
            ? t('cards.limits.standard', { limit: written(standard) })
            : t('cards.limits.standardRemaining', { limit: written(standard), remaining: written(remaining) });
        return (
          <FormField key={limit} name={`${prefix}${limit}`} label={t(`cards.limits.${limit}`)} help={help} optional>
            {({ value, onChange, ...bound }) =>
              typeof standard === 'number' ? (
                <Input
                  {...bound}
                  value={typeof value === 'string' ? value : ''}
                  inputMode="numeric"
                  align="end"
                  onChange={(event) => onChange(event.target.value.replace(/\D/g, ''))}
                />
              ) : (
                <AmountBox
                  {...bound}
                  value={typeof value === 'string' ? value : ''}
                  currency={standard.currency}
                  onChange={onChange}
                />
              )
            }
          </FormField>
        );
      })}
    </Grid>
  );
}
