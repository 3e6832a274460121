import type { CollectionDetail } from '@corridor/core';
import { Banner, Stack, Text } from '@corridor/ui';
import { useMessages } from '../../../i18n/useMessages';
import type { SectionProps } from '../../../kit/detail/DetailDeclaration';
import { DetailSection } from '../../../kit/detail/DetailSection';
import { CoverageMeter } from '../../../kit/display/CoverageMeter';
import { collectionsMessages } from '../../../messages/collections';
import { useFormatters } from '../../../runtime/useFormatters';
import { type Standing, standingOf } from '../display/standingOf';
import { LinkMaterialButton, type LinkMaterialOptions, takesMaterial } from './LinkMaterialButton';

const TONES: Readonly<Record<Standing, 'info' | 'success' | 'warning' | 'danger' | 'neutral'>> = {
  waitLinkMaterial: 'warning',
  reviewing: 'info',
  reject: 'danger',
  returned: 'neutral',
  approved: 'success',
};

/** What the status of a collection means, what it takes to go on, and how much of it materials cover. */
export function Coverage({
  record,
  level,
  options: { onLinkMaterial },
}: SectionProps<CollectionDetail, LinkMaterialOptions>) {
  const t = useMessages(collectionsMessages);
  const format = useFormatters();
  const standing = standingOf(record);
  const { rejectionReason } = record;
  const amount = format.money(amountOf(record, standing));
  return (
    <DetailSection level={level} title={t('collections.coverage.title')}>
      <Stack gap={4}>
        <Banner
          tone={TONES[standing]}
          title={<bdi>{t(`collections.standing.${standing}`, { amount })}</bdi>}
          actions={
            onLinkMaterial &&
            takesMaterial(record) && <LinkMaterialButton collection={record} onLinkMaterial={onLinkMaterial} />
          }
        >
          <Stack gap={1}>
            <Text variant="caption">
              <bdi>{t(`collections.standing.${standing}.detail`, { amount })}</bdi>
            </Text>
            {rejectionReason && (
              <Text variant="caption">
                <bdi>{t('collections.standing.reason', { reason: rejectionReason })}</bdi>
              </Text>
            )}
          </Stack>
        </Banner>
        {standing !== 'returned' && (
          <CoverageMeter label={t('collections.coverage.label')} amount={record.amount} linked={record.linkedAmount} />
        )}
      </Stack>
    </DetailSection>
  );
}

/** The amount that the explanation of a status names. */
function amountOf({ linkableAmount, credited, amount }: CollectionDetail, standing: Standing) {
  if (standing === 'returned') return amount;
  return standing === 'reviewing' || standing === 'approved' ? credited : linkableAmount;
}
