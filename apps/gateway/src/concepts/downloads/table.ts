import type { DownloadInput, DownloadProblem, DownloadStatus } from '@corridor/core';
import { bigint, customType, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Language } from '../../platform/call';
import { instant } from '../../platform/database';
import type { ExportCursor } from '../../platform/resource/Export';

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

/** Place from which an export goes on: all before it is written. */
export interface DownloadProgress {
  /** Last written row; null where there is only the line of headings. */
  readonly after: ExportCursor | null;
  /** Chunks and bytes that are written. */
  readonly chunks: number;
  readonly size: number;
  /** Rights and columns with which they were. */
  readonly made: string;
  /** The attempt that wrote the last of them. */
  readonly attempt: number;
}

/** Background exports: what was asked for, by whom, and how far it is. */
export const downloadTable = pgTable('download', {
  id: uuid('id').primaryKey(),
  partnerId: uuid('partner_id').notNull(),
  userId: uuid('user_id').notNull(),
  resource: text('resource').notNull(),
  request: jsonb('request').$type<Omit<DownloadInput, 'resource'>>().notNull(),
  language: text('language').$type<Language>().notNull(),
  status: text('status').$type<DownloadStatus>().notNull(),
  fileName: text('file_name').notNull(),
  rowsDone: integer('rows_done').notNull().default(0),
  rowsTotal: integer('rows_total').notNull(),
  size: bigint('size', { mode: 'number' }),
  storedBytes: bigint('stored_bytes', { mode: 'number' }).notNull().default(0),
  problem: jsonb('problem').$type<DownloadProblem>(),
  attempts: integer('attempts').notNull().default(0),
  heartbeatAt: instant('heartbeat_at'),
  servedAt: instant('served_at'),
  progress: jsonb('progress').$type<DownloadProgress>(),
  createdAt: instant('created_at').notNull(),
  finishedAt: instant('finished_at'),
  expiresAt: instant('expires_at'),
});

/** The bytes of a file, in order. */
export const downloadChunkTable = pgTable(
  'download_chunk',
  {
    downloadId: uuid('download_id').notNull(),
    partnerId: uuid('partner_id').notNull(),
    seq: integer('seq').notNull(),
    content: bytes('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.downloadId, table.seq] })],
);

/** A background export as it is stored. */
export type StoredDownload = typeof downloadTable.$inferSelect;
