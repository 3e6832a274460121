import { type FieldError, type MaterialCertificate, materialProblems } from '@corridor/core';
import type { UploadEntry } from '@corridor/ui';

/** A certificate of a form: one that is there, or a file on its way. */
export type CertificateEntry = UploadEntry<MaterialCertificate>;

/** Certificates that are there, as entries. */
export function entriesOf(certificates: readonly MaterialCertificate[]): readonly CertificateEntry[] {
  return certificates.map((result) => ({
    ...{ id: result.id, name: result.name, size: result.size, type: result.contentType, result },
    status: 'done',
    progress: 1,
  }));
}

/** The certificates that have arrived, in their order. */
export function arrivedOf(entries: readonly CertificateEntry[]): MaterialCertificate[] {
  return entries.flatMap(({ result }) => result ?? []);
}

/** What is wrong with certificates: nothing is saved while some are on their way, so that none is missing afterwards. */
export function certificateProblems(entries: readonly CertificateEntry[]): FieldError[] {
  const problem = (reason: string) => [{ path: 'certificateIds', reason: `materials.problem.${reason}` }];
  if (entries.some(({ status }) => status === 'uploading' || status === 'waiting')) return problem('uploading');
  if (entries.some(({ status }) => status !== 'done')) return problem('unsent');
  return materialProblems({ certificateIds: arrivedOf(entries).map(({ id }) => id) });
}
