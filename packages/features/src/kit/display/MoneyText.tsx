import type { WireMoney } from '@corridor/core';
import { Text } from '@corridor/ui';
import { useFormatters } from '../../runtime/useFormatters';

/** Props of `MoneyText`. */
export interface MoneyTextProps {
  readonly value: WireMoney;
}

/** An amount with figures of equal width and its currency muted beside it. */
export function MoneyText({ value }: MoneyTextProps) {
  const format = useFormatters();
  return (
    <Text
      variant="caption"
      tabular
      dir="ltr"
      style={{ display: 'inline-block', fontWeight: 'inherit', whiteSpace: 'nowrap' }}
    >
      {format.amount(value)}{' '}
      <Text variant="small" color="muted">
        {value.currency}
      </Text>
    </Text>
  );
}
