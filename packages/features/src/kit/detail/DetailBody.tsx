import { Inline, Skeleton, Stack, v } from '@corridor/ui';
import { styled } from 'styled-components';
import { afterFirstView } from '../../runtime/changes/afterFirstView';
import type { DisplayTools } from '../columns/Column';
import { ErrorState } from '../display/ErrorState';
import type { SectionLevel } from '../display/levelBelow';
import { lazyPart } from '../lazyPart';
import type { AnyDetail, RecordRead } from './DetailDeclaration';
import { type DetailOptions, DetailSections } from './DetailSections';
import { historyOf } from './historyOf';
import { RelatedRecords } from './RelatedRecords';

const LazyChanges = lazyPart(async () => {
  await afterFirstView();
  return (await import('../changes/DetailChanges')).DetailChanges;
});
const DetailTabs = lazyPart(async () => (await import('./DetailTabs')).DetailTabs);

/** Stands apart from the tabs where it says anything at all. */
const Above = styled.div.withConfig({ componentId: 'cr-AboveTabs' })`
  > :not(:empty) {
    margin-block-end: ${v('space.4')};
  }
`;

/** Props of `DetailBody`. */
export interface DetailBodyProps {
  readonly detail: AnyDetail;
  readonly record: RecordRead;
  readonly tools: DisplayTools;
  readonly options: DetailOptions;
  readonly level: SectionLevel;
  /** Stands on a page of its own: in two columns where there is space. */
  readonly wide?: boolean;
}

/** Sections of a record in whatever state it is: an error first, then what there is, then their shape. */
export function DetailBody(props: DetailBodyProps) {
  const { detail, record } = props;
  const { data, error } = record;
  if (error && !data) return <ErrorState error={error} onRetry={() => void record.refresh()} />;
  if (!data) return <DetailSkeleton />;
  const id = 'id' in data ? data.id : undefined;
  return (
    <div>
      {typeof id === 'string' && <LazyChanges segment={detail.list.resource.segment} id={id} record={record} />}
      <LoadedBody {...props} data={data} />
    </div>
  );
}

function LoadedBody({ detail, data, tools, options, level, wide }: DetailBodyProps & { readonly data: object }) {
  const names = Object.keys(detail.sections);
  const tabs = options.detailTabs ?? [];
  const shown = { detail, record: data, tools, options, level, wide };
  const history = historyOf(detail.list, 'id' in data ? data.id : undefined);
  const related = <RelatedRecords related={{ ...detail.related?.(data), ...history }} />;
  if (!detail.tabs && tabs.length === 0) {
    return (
      <DetailSections {...shown} names={names}>
        {related}
      </DetailSections>
    );
  }
  const onTabs = Object.values(detail.tabs ?? {}).flat();
  const above = detail.tabs ? names.filter((name) => !onTabs.includes(name)) : [];
  return (
    <Stack>
      <Above>
        {related}
        <DetailSections {...shown} wide={false} names={above} />
      </Above>
      <DetailTabs {...shown} own={detail.tabs ?? { overview: names }} more={tabs} />
    </Stack>
  );
}

const LINES = [0, 1, 2, 3, 4, 5, 6, 7];

function DetailSkeleton() {
  return (
    <Stack gap={4} aria-busy="true">
      <Skeleton width={96} />
      {LINES.map((line) => (
        <Inline key={line} gap={4} wrap={false}>
          <Skeleton width="32%" />
          <Skeleton width={`${30 + ((line * 17) % 30)}%`} />
        </Inline>
      ))}
    </Stack>
  );
}
