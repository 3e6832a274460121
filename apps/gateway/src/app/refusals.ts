import type { FieldError } from '@corridor/core';
import { Refusal } from './Refusal';

/** Where the whole body is at fault, and no field of it. */
const BODY = 'body';

/** The request cannot be read at all, or not at a place. */
export const malformed = (msg: string, path = BODY) =>
  new Refusal({ kind: 'validation', status: 400, code: '40000', msg, fields: [{ path, reason: msg }] });

/** No session, or one that has ended. @source spec §8 */
export const unauthorized = (msg = 'Request Unauthorized') =>
  new Refusal({ kind: 'unauthorized', status: 401, code: '40100', msg });

/** Wrong user name or password: one answer for both. @source spec §8 */
export const loginFailed = () =>
  new Refusal({
    kind: 'unauthorized',
    status: 401,
    code: '40101',
    msg: 'Login failed, please check username or password',
  });

/** No card that answers inquiries has this number and expiry: one answer for all reasons. */
export const inquiryFailed = () =>
  new Refusal({
    kind: 'unauthorized',
    status: 401,
    code: '40102',
    msg: 'No card has this number and expiry date',
  });

/** The user's roles do not allow it. */
export const forbidden = (action: string, subject: string) =>
  new Refusal({
    kind: 'forbidden',
    status: 403,
    code: '40300',
    msg: `You are not allowed to ${action} this ${subject}`,
  });

/** No such record, or one of another partner: the same answer. */
export const notFound = (what: string) =>
  new Refusal({ kind: 'not-found', status: 404, code: '40400', msg: `This ${what} does not exist` });

/** No such address; or no such call, which the field `method` names. */
export const unknownAddress = (msg: string, fields: readonly FieldError[] = []) =>
  new Refusal({ kind: 'not-found', status: 404, code: '40401', msg, fields });

/** The address exists but takes another method. */
export const wrongMethod = (allowed: string) =>
  new Refusal({ kind: 'validation', status: 405, code: '40500', msg: `This address takes ${allowed} only` });

/** The record's present state does not allow it. */
export const conflict = (msg: string) => new Refusal({ kind: 'conflict', status: 409, code: '40900', msg });

/** Another record has what only one may have: named at the field that says it. */
export const duplicate = (path: string, reason: string) =>
  new Refusal({ kind: 'conflict', status: 409, code: '40902', msg: reason, fields: [{ path, reason }] });

/** The request id was used before, with another body. */
export const requestIdReused = () =>
  new Refusal({
    kind: 'conflict',
    status: 409,
    code: '40901',
    msg: 'This request id was already used for another request',
  });

/** The body, or a file in it, has too many bytes. @source spec §5 */
export const tooLarge = (msg: string, path = BODY) =>
  new Refusal({ kind: 'validation', status: 413, code: '41300', msg, fields: [{ path, reason: msg }] });

/** The body or file is of a kind that is not taken here. */
export const unsupportedType = (msg: string, path = BODY) =>
  new Refusal({ kind: 'validation', status: 415, code: '41500', msg, fields: [{ path, reason: msg }] });

/** Readable, but not acceptable: each field with its reason. */
export const invalid = (fields: readonly FieldError[], msg = sentenceOf(fields)) =>
  new Refusal({ kind: 'validation', status: 422, code: '42200', msg, fields });

/** Too often; try again after so many seconds. */
export const rateLimited = (retryAfterSeconds: number, msg = 'Too many attempts, please try again later') =>
  new Refusal({ kind: 'rate-limited', status: 429, code: '42900', msg, retryAfterSeconds });

/** The database is away for a moment. @source spec §8 */
export const unavailable = () =>
  new Refusal({
    kind: 'server',
    status: 503,
    code: '50300',
    msg: 'Service Currently Unavailable',
    retryAfterSeconds: 5,
  });

/** Something is wrong on our side; the log knows what, under the request id. */
export const internal = () =>
  new Refusal({ kind: 'server', status: 500, code: '50000', msg: 'The gateway failed to answer this request' });

function sentenceOf(fields: readonly FieldError[]): string {
  const first = fields[0];
  return first ? `${first.path || 'request'}: ${first.reason}` : 'The request is not valid';
}
