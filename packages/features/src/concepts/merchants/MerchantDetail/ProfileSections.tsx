import type { MerchantDetail } from '@corridor/core';
import { useMessages } from '../../../i18n/useMessages';
import type { SectionProps } from '../../../kit/detail/DetailDeclaration';
import { DetailSection } from '../../../kit/detail/DetailSection';
import { DetailList } from '../../../kit/display/DetailList';
import { merchantsMessages } from '../../../messages/merchants';
import { MERCHANT_STEPS } from '../merchantFields';
import { useProfileItems } from './useProfileItems';

const SECTIONS = Object.keys(MERCHANT_STEPS);

/** What is known of a merchant, in the sections of the form that asked for it. */
export function ProfileSections({ record, level }: SectionProps<MerchantDetail>) {
  const t = useMessages(merchantsMessages);
  const itemsOf = useProfileItems(record);
  return SECTIONS.map((section) => {
    const items = itemsOf(section);
    if (items.length === 0) return null;
    return (
      <DetailSection key={section} level={level} title={t(`merchants.step.${stepNamed(section)}`)}>
        <DetailList items={items} />
      </DetailSection>
    );
  });
}

/** Guarantee: sections are called like the steps of the form. */
function stepNamed(section: string): keyof typeof MERCHANT_STEPS {
  return section as keyof typeof MERCHANT_STEPS;
}
