'use client';

import type { Download, Page } from '@corridor/core';
import { lazyPart } from '../../kit/lazyPart';
import type { ListHandle, ListProps, ViewOf } from '../../kit/list/ListOptions';
import type { SlotProps } from '../../kit/list/ListParts';
import { listWidget } from '../../kit/list/listWidget';
import { isReadOf, recordKey } from '../../runtime/cacheKey';
import { useRuntime } from '../../runtime/Runtime';
import { useRefreshWhile } from '../../runtime/useRefreshWhile';
import { downloadActions } from './downloadActions';
import { downloadList } from './downloadList';
import { useDownloadStream } from './useDownloadStream';

/** Props of `DownloadTable`; all are optional. `onExport` receives the files that are fetched. */
export type DownloadTableProps = ListProps<typeof downloadList>;

/** What a `DownloadTable` shows; a host may keep it in its URL. */
export type DownloadView = ViewOf<typeof downloadList>;

/** What a ref to a `DownloadTable` can do. */
export type DownloadTableHandle = ListHandle<typeof downloadList>;

type Slot = SlotProps<typeof downloadList>;

/** Hears of what is still running over the gateway's stream; looks again from time to time where there is none. */
function Progress({ state: { page } }: Slot) {
  const { reads } = useRuntime();
  const isMoving = page.data?.items.some(({ status }) => status === 'queued' || status === 'running') ?? false;
  const asks = useDownloadStream(isMoving, {
    onDownload: (download) => {
      reads.amend(isReadOf(['download']), (value) => withDownload(value, download));
      reads.invalidate(() => false, { key: recordKey('download', download.id), value: download });
    },
    onDone: () => void page.refresh(),
  });
  useRefreshWhile(isMoving && asks, page.refresh);
  return null;
}

/** A page of exports with one of them as it is now; whatever else was read stays. */
function withDownload(value: unknown, download: Download): unknown {
  if (!isPage(value)) return value;
  return { ...value, items: value.items.map((row) => (row.id === download.id ? download : row)) };
}

// Of what is read of downloads only pages have items.
function isPage(value: unknown): value is Page<Download> {
  return typeof value === 'object' && value !== null && 'items' in value;
}

const NoPrimary = () => null;

/** The reader's own background exports: how far they are, their files, give up, delete and run again. */
export const DownloadTable = listWidget(downloadList, {
  detail: lazyPart(async () => (await import('./downloadDetail')).DownloadDetailPart),
  form: lazyPart(async () => (await import('./FetchFile')).FetchFile),
  actions: downloadActions,
  primary: NoPrimary,
  layers: Progress,
});
