import { type CollectionDetail, collectionAuditStatus, type MaterialLink } from '@corridor/core';
import { Banner, Button, Heading, Inline, Stack, Text } from '@corridor/ui';
import type { RefObject } from 'react';
import { useMessages } from '../../../i18n/useMessages';
import { CollectionStatusChip } from '../../../kit/display/CollectionStatusChip';
import { CoverageMeter } from '../../../kit/display/CoverageMeter';
import { collectionTones } from '../../../kit/display/collectionTones';
import { DetailList } from '../../../kit/display/DetailList';
import { InstantText } from '../../../kit/display/InstantText';
import { levelBelow, type SectionLevel } from '../../../kit/display/levelBelow';
import { MoneyText } from '../../../kit/display/MoneyText';
import { RecordLink } from '../../../kit/display/RecordLink';
import { collectionsMessages } from '../../../messages/collections';
import { materialLinksMessages } from '../../../messages/material-links';
import { useFormatters } from '../../../runtime/useFormatters';
import { LinkedRow, LinkedRows, Pane } from './matching.styles';
import type { Matching } from './useMatching';

/** Props of `CollectionPane`. */
export interface CollectionPaneProps {
  readonly collection: CollectionDetail;
  readonly matching: Matching;
  readonly level: SectionLevel;
  readonly headRef: RefObject<HTMLHeadingElement | null>;
}

/** The collection that is to be covered: who paid what, how far it is covered, by what, and what its status asks for. */
export function CollectionPane({ collection, matching, level, headRef }: CollectionPaneProps) {
  const t = useMessages(materialLinksMessages);
  const { id, payerName, amount, linkedAmount } = collection;
  const { judgement, links, undo } = matching;
  return (
    <Pane aria-label={payerName}>
      <Inline justify="between" align="center" gap={2}>
        <Heading level={level} ref={headRef} tabIndex={-1} style={{ outline: 'none' }}>
          <RecordLink to={{ segment: 'collection', id }}>{payerName}</RecordLink>
        </Heading>
        <CollectionStatusChip collection={collection} />
      </Inline>
      <Figure collection={collection} />
      <CoverageMeter
        label={t('materialLinks.matching.coverage')}
        amount={amount}
        linked={linkedAmount}
        planned={judgement.total}
      />
      <Standing collection={collection} />
      <Facts collection={collection} />
      {(links.data?.items.length ?? 0) > 0 && (
        <LinkedMaterials links={links.data?.items ?? []} level={level} onUnlink={(link) => undo([link])} />
      )}
    </Pane>
  );
}

function Figure({ collection: { amount } }: Pick<CollectionPaneProps, 'collection'>) {
  const format = useFormatters();
  return (
    <Text variant="figure" tabular>
      <bdi dir="ltr">
        {format.amount(amount)}{' '}
        <Text variant="caption" color="muted">
          {amount.currency}
        </Text>
      </bdi>
    </Text>
  );
}

function Standing({ collection }: Pick<CollectionPaneProps, 'collection'>) {
  const t = useMessages(materialLinksMessages, collectionsMessages);
  const format = useFormatters();
  const { status, returnedAt, linkableAmount, rejectionReason } = collection;
  if (returnedAt !== null) return <Banner tone="neutral">{t('materialLinks.matching.status.returned')}</Banner>;
  const amount = format.money(linkableAmount);
  const tone = collectionTones[status];
  const name = collectionAuditStatus.nameOf(status);
  if (name === 'reject') {
    return (
      <Banner tone="danger" title={<bdi>{t('collections.standing.reject', { amount })}</bdi>}>
        {rejectionReason && <bdi>{t('collections.standing.reason', { reason: rejectionReason })}</bdi>}
      </Banner>
    );
  }
  return (
    <Banner tone={tone === 'brand' ? 'info' : tone}>{t(`materialLinks.matching.status.${name}`, { amount })}</Banner>
  );
}

function Facts({ collection }: Pick<CollectionPaneProps, 'collection'>) {
  const t = useMessages(materialLinksMessages);
  const { ownerName, reference, receivedAt, virtualAccountNumber } = collection;
  return (
    <DetailList
      items={[
        { label: t('materialLinks.matching.received'), value: <InstantText value={receivedAt} /> },
        { label: t('materialLinks.matching.owner'), value: ownerName },
        { label: t('materialLinks.matching.reference'), value: reference },
        { label: t('materialLinks.matching.account'), value: <bdi dir="ltr">{virtualAccountNumber}</bdi> },
      ]}
    />
  );
}

interface LinkedMaterialsProps {
  readonly links: readonly MaterialLink[];
  readonly level: SectionLevel;
  readonly onUnlink: (linkId: string) => void;
}

function LinkedMaterials({ links, level, onUnlink }: LinkedMaterialsProps) {
  const t = useMessages(materialLinksMessages);
  return (
    <Stack gap={2}>
      <Heading level={levelBelow(level)} variant="body">
        {t('materialLinks.matching.links')}
      </Heading>
      <LinkedRows>
        {links.map(({ id, materialId, buyerName, amount, allowedActions }) => (
          <LinkedRow key={id}>
            <Text variant="caption">
              <RecordLink to={{ segment: 'material', id: materialId }}>{buyerName}</RecordLink>
            </Text>
            <MoneyText value={amount} />
            {allowedActions.includes('delete') && (
              <Button
                size="sm"
                variant="ghost"
                aria-label={t('materialLinks.matching.unlinkNamed', { name: buyerName })}
                onClick={() => onUnlink(id)}
              >
                {t('materialLinks.matching.unlink')}
              </Button>
            )}
          </LinkedRow>
        ))}
      </LinkedRows>
    </Stack>
  );
}
