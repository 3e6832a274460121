import { readWireMoney, type WireMoney } from '@corridor/core';
import { Text } from '@corridor/ui';
import { useFormatters } from '../../runtime/useFormatters';

/** What a period, a line or a transaction added or took: with its sign, so that no colour has to say it. */
export function ChangeText({ value }: { readonly value: WireMoney }) {
  const format = useFormatters();
  const added = (readWireMoney(value)?.minor ?? 0n) > 0n;
  return (
    <Text variant="caption" tabular dir="ltr" style={{ display: 'inline-block', whiteSpace: 'nowrap' }}>
      {`${added ? '+' : ''}${format.amount(value)} `}
      <Text variant="small" color="muted">
        {value.currency}
      </Text>
    </Text>
  );
}
