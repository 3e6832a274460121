import { defineActions } from '../../kit/actions/defineActions';
import { jobFaultList } from './jobFaultList';

/** Actions on a record that a job could not process. */
export const jobFaultActions = defineActions(jobFaultList, [{ retry: {} }]);
