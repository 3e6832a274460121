import type { MaterialDetail } from '@corridor/core';
import { useMessages } from '../../../i18n/useMessages';
import type { SectionProps } from '../../../kit/detail/DetailDeclaration';
import { DetailSection } from '../../../kit/detail/DetailSection';
import { materialsMessages } from '../../../messages/materials';
import { CertificateList } from '../certificates/CertificateList';

/** What proves a material. */
export function CertificatesSection({ record, level }: SectionProps<MaterialDetail>) {
  const t = useMessages(materialsMessages);
  return (
    <DetailSection level={level} title={t('materials.section.certificates')}>
      <CertificateList material={record} />
    </DetailSection>
  );
}
