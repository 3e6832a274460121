'use client';

import type { LogEntryDetail } from '@corridor/core';
import { columnsOf } from '../../kit/columns/columnsOf';
import { defineDetail } from '../../kit/detail/defineDetail';
import { detailPart } from '../../kit/detail/detailPart';
import { type DetailProps, detailWidget } from '../../kit/detail/detailWidget';
import { IdText } from '../../kit/display/IdText';
import { LogChanges } from './LogChanges';
import { logList } from './logList';

const NONE = '–';
const { text } = columnsOf<LogEntryDetail>();

/** Details of a log entry. */
export const logDetail = defineDetail(logList, {
  lines: { userAgent: text() },
  computed: {
    position: ({ seal }, { t, format }) => (seal ? format.count(seal.position) : t('logs.unsealed')),
    hash: ({ seal }, { t }) => (seal ? <IdText value={seal.hash} what={t('logs.field.hash')} /> : NONE),
    previousHash: ({ seal }, { t }) =>
      seal ? <IdText value={seal.previousHash} what={t('logs.field.previousHash')} /> : NONE,
  },
  sections: {
    overview: ['at', 'actorName', 'action', 'subject', 'subjectId'],
    changes: LogChanges,
    chain: ['position', 'hash', 'previousHash'],
    record: ['address', 'userAgent', 'requestId', 'id'],
  },
});

/** Details of a log entry beside the list, or on the whole page. */
export const LogDetailPart = detailPart(logDetail);

/** Props of `LogDetail`. */
export interface LogDetailProps extends DetailProps<LogEntryDetail> {
  readonly entryId: string;
}

/** One log entry on a page of its own. */
export const LogDetail = detailWidget<LogDetailProps>(logDetail, 'entryId');
