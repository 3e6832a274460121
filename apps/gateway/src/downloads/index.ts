import { downloads } from '@corridor/core';
import type { Concept } from '../app/Concept';
import { listingVerbs } from '../listing';
import { implement } from '../resource';
import { createDownload } from './createDownload';
import { expireDownloads } from './expireDownloads';
import { deleteDownload, downloadListing, getDownload } from './listing';
import { downloadMigrations } from './migration';
import { FILE_PATH, mountFile } from './mountFile';
import { downloadSchemas, fileRequestSchema } from './schema';

/** Background exports, and the call that fetches their files. */
export const downloadConcept: Concept = {
  name: 'downloads',
  migrations: downloadMigrations,
  upkeep: expireDownloads,
  mount: mountFile,
  documents: () => [
    { method: 'post', path: FILE_PATH, input: fileRequestSchema, output: null, open: false, tag: 'download' },
  ],
  resources: [
    implement(downloads, downloadSchemas, {
      ...listingVerbs(downloadListing),
      get: getDownload,
      create: createDownload,
      delete: deleteDownload,
    }),
  ],
};
