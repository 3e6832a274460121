import { type DownloadProblem, isRefusalReason } from '@corridor/core';
import type { RefusalDetails } from '../../platform/refusals/Refusal';

/** Why an export is given up that its processes left again and again. */
export const INTERRUPTED: DownloadProblem = { reason: 'refusals.exportInterrupted', params: {} };

/** Reasons of refusals that only say what kind they are. */
const OF_KINDS: Readonly<Partial<Record<RefusalDetails['kind'], string>>> = {
  forbidden: 'refusals.exportForbidden',
  'not-found': 'refusals.unknownResource',
};

/** A refusal as the problem of an export: always a code that screens translate, never a sentence. */
export function problemOf({ kind, reason, params, fields = [] }: RefusalDetails): DownloadProblem {
  const said = reason === undefined ? fields[0] : { reason, params };
  if (said && isRefusalReason(said.reason)) return { reason: said.reason, params: said.params ?? {} };
  return { reason: OF_KINDS[kind] ?? 'refusals.exportRefused', params: {} };
}
