import { withdrawalRejection } from '@corridor/core';
import { defineActions } from '../../kit/actions/defineActions';
import { withdrawalAccountList } from './withdrawalAccountList';

/** Actions on a withdrawal account: its verification, and whether it may be withdrawn to. */
export const withdrawalAccountActions = defineActions(withdrawalAccountList, [
  { verify: {}, reject: { tone: 'danger', reasons: withdrawalRejection, note: 'optional' } },
  { enable: {}, disable: { tone: 'danger', reason: 'required' }, delete: { tone: 'danger' } },
]);
