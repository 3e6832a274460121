import { BANK_NAME, CARDHOLDER_NAME, type LogEntry, type LogFilter, logs } from '@corridor/core';
import { columnsOf } from '../../kit/columns/columnsOf';
import { filtersOf } from '../../kit/filters/filtersOf';
import { defineList } from '../../kit/list/defineList';
import { logsMessages } from '../../messages/logs';
import { rightsMessages } from '../../messages/rights';
import { subjectOf } from './logTarget';
import { loggedActions, loggedSubjects, logWord } from './logWords';

const { text, custom, instant, id } = columnsOf<LogEntry>();
const { codes, record, exact, range } = filtersOf<LogFilter>();

/** Who did what to what, when and from where. */
export const logList = defineList({
  concept: 'logs',
  resource: logs,
  messages: [logsMessages, rightsMessages],
  columns: {
    at: instant({ width: 168, narrow: 'aside' }),
    actorName: custom('actorName', {
      width: 150,
      narrow: 'meta',
      text: (name, _row, { t }) => {
        if (name === BANK_NAME) return t('logs.bank');
        return name === CARDHOLDER_NAME ? t('logs.cardholder') : name;
      },
    }),
    action: custom('action', {
      width: 160,
      fixed: true,
      text: (name, _row, { t }) => logWord('action', name, t),
    }),
    subject: custom('subject', {
      width: 140,
      narrow: 'mark',
      text: (name, _row, { t }) => logWord('subject', name, t),
    }),
    subjectId: id({ width: 300, hidden: false, narrow: 'hidden', leadsTo: subjectOf }),
    address: text({ hidden: true }),
    requestId: text({ hidden: true, width: 200, tabular: true }),
    id: id(),
  },
  filters: {
    actorId: record('users'),
    action: codes(loggedActions),
    subject: codes(loggedSubjects),
    subjectId: exact(),
    at: range(),
  },
  nameOf: ({ action, subject }, { t }) => `${logWord('action', action, t)} · ${logWord('subject', subject, t)}`,
});
