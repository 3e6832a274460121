'use client';

import type { Download } from '@corridor/core';
import { defineDetail } from '../../kit/detail/defineDetail';
import { detailPart } from '../../kit/detail/detailPart';
import { downloadActions } from './downloadActions';
import { downloadList } from './downloadList';

const isMoving = ({ status }: Download) => status === 'queued' || status === 'running';

/** Details of a background export. */
export const downloadDetail = defineDetail(downloadList, {
  sections: {
    overview: ['fileName', 'resource', 'status', 'rowsDone', 'size', 'problem'],
    record: ['createdAt', 'finishedAt', 'expiresAt', 'id'],
  },
  actions: downloadActions,
  footer: ['delete', 'again', 'fetch'],
  follow: isMoving,
});

/** Details of a background export beside the list. */
export const DownloadDetailPart = detailPart(downloadDetail);
