import type { WireMoney } from '@corridor/core';
import { Inline, Stack, Text } from '@corridor/ui';
import type { ReactNode } from 'react';
import { useFormatters } from '../../runtime/useFormatters';

/** Props of `Figure`. */
export interface FigureProps {
  readonly label: string;
  readonly value: WireMoney;
  /** What stands beside the label. */
  readonly mark?: ReactNode;
}

/** An amount of a ticket, large, with its label. */
export function Figure({ label, value, mark }: FigureProps) {
  const format = useFormatters();
  return (
    <Stack gap={1}>
      <Inline gap={2} style={{ minBlockSize: 26 }}>
        <Text variant="caption" color="muted">
          {label}
        </Text>
        {mark}
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
