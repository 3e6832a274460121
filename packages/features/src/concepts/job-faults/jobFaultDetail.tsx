'use client';

import { defineDetail } from '../../kit/detail/defineDetail';
import { detailPart } from '../../kit/detail/detailPart';
import { jobFaultActions } from './jobFaultActions';
import { jobFaultList } from './jobFaultList';

/** Details of a record that a job could not process. */
export const jobFaultDetail = defineDetail(jobFaultList, {
  sections: {
    overview: ['job', 'subject', 'subjectId', 'reason', 'nextTryAt'],
    record: ['faults', 'dueAt', 'firstFaultAt', 'lastFaultAt', 'id'],
  },
  actions: jobFaultActions,
  footer: ['retry'],
});

/** Details of a job fault beside the list. */
export const JobFaultDetailPart = detailPart(jobFaultDetail);
