import { GatewayError } from '@corridor/core';
import { describe, expect, it, vi } from 'vitest';
import { noticeOfError, noticeOfEvent } from './noticeOf';

const refused = new GatewayError('unauthorized', { msg: 'Request Unauthorized' });
const broken = new GatewayError('server', { msg: 'Service Currently Unavailable' });

describe('noticeOfError', () => {
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
  });

  it('says nothing about what the screen shows', () => {
    expect(noticeOfEvent({ type: 'cards.closed' })).toBeNull();
  });
});
