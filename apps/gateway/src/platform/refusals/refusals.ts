import { type FieldError, isRefusalReason, type ReasonParams, refusalText } from '@corridor/core';
import { Refusal } from './Refusal';

/** Where the whole body is at fault, and no field of it. */
const BODY = 'body';

/** The request cannot be read at all, or not at a place. */
export const malformed = (reason: string, path = BODY) =>
  new Refusal({ kind: 'validation', status: 400, code: '40000', msg: refusalText(reason), fields: [{ path, reason }] });

/** No session, or one that has ended. @source spec §8 */
export const unauthorized = (reason = 'Request Unauthorized') =>
  new Refusal({ kind: 'unauthorized', status: 401, code: '40100', ...because(reason) });

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
  new Refusal({ kind: 'not-found', status: 404, code: '40402', ...because('refusals.inquiryFailed') });

/** The user's roles do not allow it. */
export const forbidden = (action: string, subject: string) =>
  new Refusal({
    kind: 'forbidden',
    status: 403,
    code: '40300',
    msg: `You are not allowed to ${action} this ${subject}`,
  });

/** The session of a partner's page was opened for other widgets or actions. */
export const notInSession = (components: readonly string[], action: string, subject: string) =>
  new Refusal({
    kind: 'forbidden',
    status: 403,
    code: '40304',
    ...because('refusals.notInSession', { components: components.join(', '), action, subject }),
  });

/** The password is easy to guess or was set by somebody else: the session serves nothing but its change. */
export const passwordChangeRequired = () =>
  new Refusal({ kind: 'forbidden', status: 403, code: '40301', ...because('refusals.passwordChangeRequired') });

/** The caller looks with the rights of a role, which changes nothing. */
export const readOnly = () =>
  new Refusal({ kind: 'forbidden', status: 403, code: '40302', ...because('refusals.readOnly') });

/** It would touch, give or take rights that the user does not have. */
export const beyondOwn = () =>
  new Refusal({ kind: 'forbidden', status: 403, code: '40303', ...because('refusals.beyondOwn') });

/** No such record, or one of another partner: the same answer. */
export const notFound = (what: string) =>
  new Refusal({ kind: 'not-found', status: 404, code: '40400', msg: `This ${what} does not exist` });

/** No such link to set a password by, or one of a user who is gone. */
export const unknownLink = () =>
  new Refusal({ kind: 'not-found', status: 404, code: '40400', ...because('refusals.linkUnknown') });

/** No such address; or no such call, which the field `method` names. */
export const unknownAddress = (msg: string, fields: readonly FieldError[] = []) =>
  new Refusal({ kind: 'not-found', status: 404, code: '40401', msg, fields });

/** The address exists but takes another method. */
export const wrongMethod = (allowed: string) =>
  new Refusal({ kind: 'validation', status: 405, code: '40500', msg: `This address takes ${allowed} only` });

/** The record's present state does not allow it. */
export const conflict = (reason: string, params?: ReasonParams) =>
  new Refusal({ kind: 'conflict', status: 409, code: '40900', ...because(reason, params) });

/** Others were at the same record for too long: nothing was changed, and the same request may be sent again. */
export const busy = () =>
  new Refusal({
    kind: 'conflict',
    status: 409,
    code: '40903',
    ...because('refusals.changedMeanwhile'),
    retryAfterSeconds: 1,
  });

/** Another record has what only one may have: named at the field that says it. */
export const duplicate = (path: string, reason: string, params?: ReasonParams) =>
  new Refusal({
    kind: 'conflict',
    status: 409,
    code: '40902',
    msg: refusalText(reason, params),
    fields: [{ path, reason, ...(params && { params }) }],
  });

/** The request id was used before, with another body. */
export const requestIdReused = () =>
  new Refusal({
    kind: 'conflict',
    status: 409,
    code: '40901',
    ...because('refusals.requestIdReused'),
  });

/** The body, or a file in it, has too many bytes. @source spec §5 */
export const tooLarge = (reason: string, path = BODY) =>
  new Refusal({ kind: 'validation', status: 413, code: '41300', msg: refusalText(reason), fields: [{ path, reason }] });

/** The body or file is of a kind that is not taken here. */
export const unsupportedType = (reason: string, path = BODY) =>
  new Refusal({ kind: 'validation', status: 415, code: '41500', msg: refusalText(reason), fields: [{ path, reason }] });

/** Readable, but not acceptable: each field with its reason. */
export const invalid = (fields: readonly FieldError[], msg = sentenceOf(fields)) =>
  new Refusal({ kind: 'validation', status: 422, code: '42200', msg: refusalText(msg), fields });

/** Too often; try again after so many seconds. */
export const rateLimited = (retryAfterSeconds: number) =>
  new Refusal({
    kind: 'rate-limited',
    status: 429,
    code: '42900',
    ...because('refusals.tooManyAttempts'),
    retryAfterSeconds,
  });

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
  return first ? `${first.path || 'request'}: ${refusalText(first.reason, first.params)}` : 'The request is not valid';
}

// A sentence instead of a code is said as it stands.
function because(reason: string, params?: ReasonParams) {
  const msg = refusalText(reason, params);
  return isRefusalReason(reason) ? { msg, reason, ...(params && { params }) } : { msg };
}
