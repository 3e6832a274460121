import type { WireMoney } from '@corridor/core';
import { ArrowForwardIcon, Icon, Inline, Text } from '@corridor/ui';
import { MoneyText } from '../../../kit/display/MoneyText';

/** Props of `BoughtAmount`. */
export interface BoughtAmountProps {
  readonly value: WireMoney;
}

/** What was bought, behind an arrow from what was sold for it. */
export function BoughtAmount({ value }: BoughtAmountProps) {
  return (
    <Inline gap={2} justify="between" wrap={false}>
      <Text color="muted" style={{ display: 'inline-flex' }}>
        <Icon of={ArrowForwardIcon} size="sm" mirror />
      </Text>
      <MoneyText value={value} />
    </Inline>
  );
}
