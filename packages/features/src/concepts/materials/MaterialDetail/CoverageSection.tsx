import type { MaterialDetail } from '@corridor/core';
import { Stack, Text } from '@corridor/ui';
import { useMessages } from '../../../i18n/useMessages';
import type { SectionProps } from '../../../kit/detail/DetailDeclaration';
import { DetailSection } from '../../../kit/detail/DetailSection';
import { CoverageMeter } from '../../../kit/display/CoverageMeter';
import { materialsMessages } from '../../../messages/materials';

/** How much of a material is linked to collections. */
export function CoverageSection({ record: { amount, linkedAmount }, level }: SectionProps<MaterialDetail>) {
  const t = useMessages(materialsMessages);
  const title = t('materials.section.coverage');
  return (
    <DetailSection level={level} title={title}>
      <Stack gap={2}>
        <CoverageMeter label={title} amount={amount} linked={linkedAmount} />
        <Text variant="caption" color="muted">
          {t('materials.coverage.help')}
        </Text>
      </Stack>
    </DetailSection>
  );
}
