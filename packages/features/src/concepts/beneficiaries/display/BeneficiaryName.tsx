import { type Beneficiary, payeeType } from '@corridor/core';
import { CorporationIcon, Icon, Inline, PersonIcon, Text } from '@corridor/ui';
import type { DisplayTools } from '../../../kit/columns/Column';

/** Props of `BeneficiaryName`. */
export interface BeneficiaryNameProps {
  readonly beneficiary: Pick<Beneficiary, 'name' | 'payeeType'>;
  readonly tools: DisplayTools;
}

/** Name of a beneficiary, and whether it is a company or a person. */
export function BeneficiaryName({ beneficiary: { name, payeeType: type }, tools: { t } }: BeneficiaryNameProps) {
  const icon = type === payeeType.code.corporation ? CorporationIcon : PersonIcon;
  return (
    <Inline gap={2} wrap={false}>
      <Text color="muted">
        <Icon of={icon} size="sm" label={t(payeeType.labelKey(type))} />
      </Text>
      <Text variant="caption" weight="medium" dir="auto" truncate title={name}>
        {name}
      </Text>
    </Inline>
  );
}
