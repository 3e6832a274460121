import { rejectionReason } from '@corridor/core';
import { defineActions } from '../../kit/actions/defineActions';
import { merchantList } from './merchantList';

/** Actions on a merchant: its onboarding, its review, and whether it may be used. */
export const merchantActions = defineActions(merchantList, [
  { edit: { form: 'edit', needs: 'update' }, submit: {} },
  {
    approve: { note: 'optional' },
    requestMore: { reasons: rejectionReason, note: 'optional' },
    reject: { tone: 'danger', reasons: rejectionReason, note: 'optional' },
  },
  { enable: {}, disable: { tone: 'danger', note: 'optional' } },
  { delete: { tone: 'danger' } },
]);
