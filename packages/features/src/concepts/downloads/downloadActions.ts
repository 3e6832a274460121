import { defineActions } from '../../kit/actions/defineActions';
import { downloadList } from './downloadList';

/** Actions on a background export. */
export const downloadActions = defineActions(downloadList, [
  { fetch: { form: 'fetch' }, again: {} },
  { delete: { tone: 'danger' } },
]);
