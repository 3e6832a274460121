import { type CollectionDetail, fromWireMoney } from '@corridor/core';
import { Banner, Meter, Stack, Text } from '@corridor/ui';
import { useMessages } from '../../../i18n/useMessages';
import type { SectionProps } from '../../../kit/detail/DetailDeclaration';
import { DetailSection } from '../../../kit/detail/DetailSection';
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
        {standing !== 'returned' && <CoverageMeter collection={record} />}
      </Stack>
    </DetailSection>
  );
}

/** The amount that the explanation of a status names. */
function amountOf({ linkableAmount, credited, amount }: CollectionDetail, standing: Standing) {
  if (standing === 'returned') return amount;
  return standing === 'reviewing' || standing === 'approved' ? credited : linkableAmount;
}

type Covered = Pick<CollectionDetail, 'amount' | 'linkedAmount' | 'linkableAmount'>;

function CoverageMeter({ collection: { amount, linkedAmount, linkableAmount } }: { readonly collection: Covered }) {
  const t = useMessages(collectionsMessages);
  const format = useFormatters();
  const share = shareOf(fromWireMoney(linkedAmount).minor, fromWireMoney(amount).minor);
  const linked = t('collections.coverage.of', { linked: format.money(linkedAmount), amount: format.money(amount) });
  const rest =
    share === 1
      ? t('collections.coverage.full')
      : t('collections.coverage.rest', { amount: format.money(linkableAmount) });
  return (
    <Meter
      label={t('collections.coverage.label')}
      share={share}
      tone={share === 1 ? 'success' : 'brand'}
      limit={<bdi>{linked}</bdi>}
      remaining={<bdi>{rest}</bdi>}
      valueText={`${linked}, ${rest}`}
    />
  );
}

/** Share to the hundredth of a percent; whole only where nothing is left. */
function shareOf(part: bigint, whole: bigint): number {
  return Number((part * 10_000n) / whole) / 10_000;
}
