import type { Download } from '@corridor/core';
import { defineActions } from '../../kit/actions/defineActions';
import { downloadList } from './downloadList';

/** Actions on a background export. */
export const downloadActions = defineActions(downloadList, [
  { fetch: { form: 'fetch' }, again: {} },
  // One that is not done has no file yet.
  { delete: { tone: 'danger', saidAs: { giveUp: ({ finishedAt }: Download) => finishedAt === null } } },
]);
