import type { WireMoney } from '@corridor/core';
import { Chip, Icon, Inline, PinIcon, Stack, Text } from '@corridor/ui';
import { exchangeOrdersMessages } from '../../messages/exchange-orders';
import { useFormatters } from '../../runtime/useFormatters';
import { useWords } from '../../words/useWords';

/** Props of `Figure`. */
export interface FigureProps {
  readonly label: string;
  readonly value: WireMoney;
  /** Whether this amount is the one that never changes. */
  readonly fixed?: boolean;
}

/** An amount of a ticket, large, with its label and whether it is the fixed one. */
export function Figure({ label, value, fixed = false }: FigureProps) {
  const say = useWords(exchangeOrdersMessages);
  const format = useFormatters();
  return (
    <Stack gap={1}>
      <Inline gap={2} style={{ minBlockSize: 26 }}>
        <Text variant="caption" color="muted">
          {label}
        </Text>
        {fixed && (
          <Chip tone="brand" startIcon={<Icon of={PinIcon} size="sm" />}>
            {say('exchangeOrders.form.fixed')}
          </Chip>
        )}
      </Inline>
      <Text variant="figure" tabular dir="ltr">
        {format.amount(value)}{' '}
        <Text variant="section" color="muted">
          {value.currency}
        </Text>
      </Text>
    </Stack>
  );
}
