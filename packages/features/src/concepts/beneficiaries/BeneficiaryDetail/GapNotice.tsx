import type { BeneficiaryDetail } from '@corridor/core';
import { Banner, Text } from '@corridor/ui';
import { useMessages } from '../../../i18n/useMessages';
import type { SectionProps } from '../../../kit/detail/DetailDeclaration';
import { beneficiaryListMessages } from '../../../messages/beneficiary-list';

/** Notice of what is missing before a beneficiary can be paid again. */
export function GapNotice({ record: { gap } }: SectionProps<BeneficiaryDetail>) {
  const t = useMessages(beneficiaryListMessages);
  if (!gap) return null;
  return (
    <Banner tone="warning" title={t(`beneficiaries.gap.${gap}`)}>
      <Text variant="caption">{t(`beneficiaries.gap.${gap}Detail`)}</Text>
    </Banner>
  );
}
