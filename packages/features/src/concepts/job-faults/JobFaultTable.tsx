'use client';

import { lazyPart } from '../../kit/lazyPart';
import type { ListHandle, ListProps, ViewOf } from '../../kit/list/ListOptions';
import { listWidget } from '../../kit/list/listWidget';
import { jobFaultActions } from './jobFaultActions';
import { jobFaultList } from './jobFaultList';

/** Props of `JobFaultTable`; all are optional. */
export type JobFaultTableProps = ListProps<typeof jobFaultList>;

/** What a `JobFaultTable` shows; a host may keep it in its URL. */
export type JobFaultView = ViewOf<typeof jobFaultList>;

/** What a ref to a `JobFaultTable` can do. */
export type JobFaultTableHandle = ListHandle<typeof jobFaultList>;

/** Due records that scheduled jobs could not process: filter, open, and have one tried again at once. */
export const JobFaultTable = listWidget(jobFaultList, {
  detail: lazyPart(async () => (await import('./jobFaultDetail')).JobFaultDetailPart),
  actions: jobFaultActions,
});
