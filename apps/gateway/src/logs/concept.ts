import { type LogEntry, logs } from '@corridor/core';
import type { Concept } from '../app/Concept';
import { type ExportColumn, exportVerb, listingVerbs } from '../listing';
import { implement } from '../resource';
import { getEntry, logListing } from './listing';
import { logMigrations } from './migration';
import { logSchemas } from './schema';

const columns: Readonly<Record<string, ExportColumn<LogEntry>>> = {
  at: { label: { en: 'At', fr: 'Le', zh: '时间' }, kind: 'instant', text: ({ at }) => at },
  actorName: { label: { en: 'User', fr: 'Utilisateur', zh: '用户' }, text: ({ actorName }) => actorName },
  action: { label: { en: 'Action', fr: 'Action', zh: '操作' }, text: ({ action }) => action },
  subject: { label: { en: 'Subject', fr: 'Objet', zh: '对象' }, text: ({ subject }) => subject },
  subjectId: { label: { en: 'Subject ID', fr: 'Identifiant', zh: '对象编号' }, text: ({ subjectId }) => subjectId },
  address: { label: { en: 'Address', fr: 'Adresse', zh: '地址' }, text: ({ address }) => address },
  requestId: { label: { en: 'Request ID', fr: 'Requête', zh: '请求编号' }, text: ({ requestId }) => requestId },
};

/** The audit log: read, never written by a call. */
export const logConcept: Concept = {
  name: 'logs',
  migrations: logMigrations,
  resources: [
    implement(logs, logSchemas, {
      ...listingVerbs(logListing),
      get: getEntry,
      export: exportVerb('logs', logListing, columns),
    }),
  ],
};
