import { defineActions } from '../../kit/actions/defineActions';
import { approvalList } from './approvalList';

/** Actions on a request: what others decide, then what its maker does. */
export const approvalActions = defineActions(approvalList, [
  {
    approve: { reason: 'optional' },
    askBack: { reason: 'required' },
    refuse: { tone: 'danger', reason: 'required' },
  },
  { answer: { reason: 'required' }, withdraw: { tone: 'danger', reason: 'optional' } },
]);
