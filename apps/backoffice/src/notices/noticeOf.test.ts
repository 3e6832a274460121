import { GatewayError } from '@corridor/core';
import { describe, expect, it, vi } from 'vitest';
import { noticeOfError, noticeOfEvent } from './noticeOf';

const refused = new GatewayError('unauthorized', { msg: 'Request Unauthorized' });
const broken = new GatewayError('server', { msg: 'Service Currently Unavailable' });

describe('noticeOfError', () => {
  // @spec 8.unauthorized
  it('ends the session when the notice of a 401 closes, and shows it once', () => {
    const endSession = vi.fn();
    const notice = noticeOfError(refused, { segment: 'card', verb: 'page' }, endSession);
    expect(notice).toMatchObject({ kind: 'error', message: 'Request Unauthorized', id: 'unauthorized' });
    expect(endSession).not.toHaveBeenCalled();
    notice?.onClose?.();
    expect(endSession).toHaveBeenCalledTimes(1);
  });

  it('leaves a refused sign-in to its form and a failed write to its widget', () => {
    expect(noticeOfError(refused, { segment: 'session', verb: 'login' }, vi.fn())).toBeNull();
    expect(noticeOfError(broken, { segment: 'card', verb: 'call-by-id' }, vi.fn())).toBeNull();
  });

  it('tells a failed read in the words of the gateway', () => {
    expect(noticeOfError(broken, { segment: 'card', verb: 'page' }, vi.fn())?.message).toBe(broken.msg);
  });

  it('tells why a read was refused by its code, never by the path of a field', () => {
    const fields = [{ path: 'filter.last4', reason: 'refusals.last4' }];
    const wrong = new GatewayError('validation', { msg: 'filter.last4: must be four digits', fields });
    expect(noticeOfError(wrong, { segment: 'card', verb: 'page' }, vi.fn())?.message).toBe('refusals.last4');
    const long = [{ path: 'search', reason: 'refusals.tooLong', params: { maximum: 100 } }];
    const notice = noticeOfError(
      new GatewayError('validation', { msg: 'x', fields: long }),
      { segment: 'card', verb: 'page' },
      vi.fn(),
    );
    expect(notice?.params).toEqual({ maximum: 100 });
  });

  it('tells that the code of a part could not be fetched, and leaves a fault in it to its widget', () => {
    const missing = new GatewayError('network', { msg: 'Network Error' });
    const context = { segment: 'widget', verb: 'render' } as const;
    expect(noticeOfError(missing, context, vi.fn())).toMatchObject({ kind: 'error', message: 'Network Error' });
    expect(noticeOfError(broken, context, vi.fn())).toBeNull();
  });

  // @spec 8.cause
  it('shows the cause of an error that carries one in words', () => {
    const caused = new GatewayError('server', { msg: 'message', cause: 'The ledger is closed' });
    expect(noticeOfError(caused, { segment: 'card', verb: 'page' }, vi.fn())?.message).toBe('The ledger is closed');
  });
});

describe('noticeOfEvent', () => {
  it('tells success and failure apart', () => {
    expect(noticeOfEvent({ type: 'cards.exported', fileName: 'cards.csv', message: 'Saved' })?.kind).toBe('success');
    expect(noticeOfEvent({ type: 'cards.exportFailed', message: 'Not saved' })?.kind).toBe('error');
    expect(noticeOfEvent({ type: 'clipboard.failed', message: 'Copying failed' })?.kind).toBe('error');
    const failed = { type: 'shops.actionFailed', action: 'disable', message: 'Not disabled' } as const;
    expect(noticeOfEvent(failed)).toEqual({ kind: 'error', message: 'Not disabled', id: 'Not disabled' });
    const created = { type: 'shops.created', id: 's1', message: 'Shop added' } as const;
    expect(noticeOfEvent(created)).toEqual({ kind: 'success', message: 'Shop added' });
  });

  it('tells a copy briefly, and in the middle what ends a step of signing in', () => {
    const layerOf = (event: Parameters<typeof noticeOfEvent>[0]) => noticeOfEvent(event)?.layer;
    expect(layerOf({ type: 'clipboard.copied', message: 'Copying succeeded' })).toBe('brief');
    expect(layerOf({ type: 'session.passwordReset', message: 'Reset password success' })).toBe('center');
    expect(layerOf({ type: 'shops.created', id: 's1', message: 'Shop added' })).toBeUndefined();
  });

  it('says nothing about what the screen shows', () => {
    expect(noticeOfEvent({ type: 'cards.closed' })).toBeNull();
    expect(noticeOfEvent({ type: 'cards.opened', id: 'c1' })).toBeNull();
  });
});
