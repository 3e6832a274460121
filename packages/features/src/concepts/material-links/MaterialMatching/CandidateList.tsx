import type { CollectionDetail } from '@corridor/core';
import { AttachmentIcon, EmptyState, Heading, Icon, Input, SearchIcon, Skeleton, Stack, Text } from '@corridor/ui';
import { useMessages } from '../../../i18n/useMessages';
import { ErrorState } from '../../../kit/display/ErrorState';
import type { SectionLevel } from '../../../kit/display/levelBelow';
import { RecordLink } from '../../../kit/display/RecordLink';
import { useDelayedText } from '../../../kit/filters/useDelayedText';
import { materialLinksMessages } from '../../../messages/material-links';
import type { RecordTarget } from '../../../runtime/RecordTarget';
import { useRuntime } from '../../../runtime/Runtime';
import { useFormatters } from '../../../runtime/useFormatters';
import { CandidateRow } from './CandidateRow';
import { Candidates } from './matching.styles';
import type { Matching } from './useMatching';

/** Props of `CandidateList`. */
export interface CandidateListProps {
  readonly collection: CollectionDetail;
  readonly matching: Matching;
  readonly level: SectionLevel;
}

/** Materials that may cover a collection, the best first, to choose among and to search. */
export function CandidateList({ collection, matching, level }: CandidateListProps) {
  const t = useMessages(materialLinksMessages);
  const format = useFormatters();
  const { search, setSearch, candidates, shown } = matching;
  const typed = useDelayedText(search, setSearch);
  const { data, error } = candidates;
  const whose = { owner: collection.ownerName, currency: collection.amount.currency };
  const count = data?.candidates.length ?? 0;
  return (
    <Stack gap={3}>
      <Heading level={level} variant="section">
        {t('materialLinks.matching.candidates', whose)}
      </Heading>
      <Input
        type="search"
        size="sm"
        aria-label={t('materialLinks.matching.search')}
        placeholder={t('materialLinks.matching.search')}
        value={typed.text}
        clearable
        startAdornment={<Icon of={SearchIcon} />}
        onChange={(event) => typed.type(event.target.value)}
      />
      {error && !data && <ErrorState error={error} onRetry={() => void candidates.refresh()} />}
      {candidates.loading && <Skeleton shape="block" height={240} />}
      {data && shown.length === 0 && (
        <EmptyState
          icon={<Icon of={AttachmentIcon} size="lg" />}
          title={t(search ? 'materialLinks.matching.nothingFound' : 'materialLinks.matching.noCandidates')}
          description={search ? undefined : t('materialLinks.matching.noCandidatesDetail', whose)}
          action={!search && <AddMaterial collection={collection} />}
        />
      )}
      {shown.length > 0 && (
        <Candidates aria-label={t('materialLinks.matching.candidates', whose)}>
          {shown.map((candidate, index) => (
            <CandidateRow key={candidate.material.id} candidate={candidate} place={index + 1} matching={matching} />
          ))}
        </Candidates>
      )}
      {data && data.total > count && (
        <Text variant="caption" color="muted" tabular>
          {t('materialLinks.matching.more', { shown: format.count(count), total: format.count(data.total) })}
        </Text>
      )}
    </Stack>
  );
}

/** Leads to the form of a material, where the page has one and the reader may add. */
function AddMaterial({ collection: { ownerId } }: Pick<CandidateListProps, 'collection'>) {
  const t = useMessages(materialLinksMessages);
  const { recordHref } = useRuntime();
  const form: RecordTarget = { segment: 'material', create: { ownerId } };
  if (recordHref(form) === undefined) return null;
  return <RecordLink to={form}>{t('materialLinks.matching.addMaterial')}</RecordLink>;
}
