import type { BeneficiaryDetail } from '@corridor/core';
import { useMessages } from '../../../i18n/useMessages';
import type { SectionProps } from '../../../kit/detail/DetailDeclaration';
import { DetailSection } from '../../../kit/detail/DetailSection';
import { DetailList } from '../../../kit/display/DetailList';
import { beneficiariesMessages } from '../../../messages/beneficiaries';
import { useDetailParts } from './useDetailParts';

/** What the destination asked for, in the sections of the form that asked. */
export function DestinationSections({ record, level }: SectionProps<BeneficiaryDetail>) {
  const t = useMessages(beneficiariesMessages);
  return useDetailParts(record).map(({ section, items }) => (
    <DetailSection key={section} level={level} title={t(`beneficiaries.form.section.${section}`)}>
      <DetailList items={items} />
    </DetailSection>
  ));
}
