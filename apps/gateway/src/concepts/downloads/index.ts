import { DOWNLOAD_FILE_PATH, DOWNLOAD_PROGRESS_PATH, downloads } from '@corridor/core';
import type { Concept } from '../../platform/concept/Concept';
import { listingVerbs } from '../../platform/listing';
import { implement } from '../../platform/resource';
import { createDownload, repeatDownload } from './createDownload';
import { expireDownloads } from './expireDownloads';
import { deleteDownload, downloadListing, downloadRecord, getDownload } from './listing';
import { downloadMigrations } from './migration';
import { mountFile } from './mountFile';
import { mountProgress } from './mountProgress';
import { downloadSchemas, fileRequestSchema } from './schema';

/** Background exports, the call that fetches their files, and the stream that tells how far they are. */
export const downloadConcept: Concept = {
  name: 'downloads',
  migrations: downloadMigrations,
  scheduledJobs: [expireDownloads],
  mount: (app, services) => {
    mountFile(app, services);
    mountProgress(app, services);
  },
  documents: () => [
    { method: 'post', path: DOWNLOAD_FILE_PATH, input: fileRequestSchema, output: null, open: false, tag: 'download' },
    { method: 'get', path: DOWNLOAD_PROGRESS_PATH, input: null, output: null, open: false, tag: 'download' },
  ],
  resources: [
    implement(
      downloads,
      downloadSchemas,
      {
        ...listingVerbs(downloadListing),
        get: getDownload,
        callById: { again: repeatDownload },
        create: createDownload,
        delete: deleteDownload,
      },
      { record: downloadRecord },
    ),
  ],
};
