import { describe, expect, it } from 'vitest';
import { createNotices, type Notice } from './createNotices';

const notice = (message: string): Notice => ({ kind: 'info', message });

describe('createNotices', () => {
  it('keeps what is shown before anybody listens, in order', () => {
    const notices = createNotices();
    let waited = 0;
    notices.onWaiting(() => {
      waited += 1;
    });
    notices.tell(notice('first'));
    notices.tell(notice('second'));
    const heard: string[] = [];
    notices.listen(({ message }) => heard.push(message));
    notices.tell(notice('third'));
    expect(heard).toEqual(['first', 'second', 'third']);
    // Two shown, both taken over, then one more.
    expect(waited).toBe(4);
    expect(notices.shown().map(({ message }) => message)).toEqual(['third', 'second', 'first']);
  });

  it('has what waits at hand, tells one id once, and closes what somebody has read', () => {
    const notices = createNotices();
    const closed: string[] = [];
    const trouble: Notice = { ...notice('Network Error'), id: 'network', onClose: () => closed.push('network') };
    notices.tell(trouble);
    notices.tell({ ...trouble });
    notices.tell(notice('a'));
    expect(notices.waiting().map(({ message }) => message)).toEqual(['Network Error', 'a']);
    expect(notices.waiting()).toBe(notices.waiting());
    notices.close(trouble);
    const heard: string[] = [];
    notices.listen(({ message }) => heard.push(message));
    expect([closed, heard, notices.waiting()]).toEqual([['network'], ['a'], []]);
  });

  it('lets a new listener take over and forgets one that left', () => {
    const notices = createNotices();
    const heard: string[] = [];
    const leave = notices.listen(({ message }) => heard.push(`old ${message}`));
    notices.listen(({ message }) => heard.push(`new ${message}`));
    leave();
    notices.tell(notice('a'));
    expect(heard).toEqual(['new a']);
  });

  it('counts what is unread, and calls back once when it is read', () => {
    const notices = createNotices();
    notices.tell(notice('a'));
    notices.tell(notice('b'));
    expect(notices.unread()).toBe(2);
    let called = 0;
    notices.onWaiting(() => {
      called += 1;
    });
    notices.markRead();
    notices.markRead();
    expect([notices.unread(), called]).toEqual([0, 1]);
  });
});
