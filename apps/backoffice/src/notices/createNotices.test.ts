import { describe, expect, it } from 'vitest';
import { createNotices, type Notice } from './createNotices';

const notice = (message: string): Notice => ({ kind: 'info', message });

describe('createNotices', () => {
  it('keeps what is told before anybody listens, in order', () => {
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
    expect(waited).toBe(3);
    expect(notices.told().map(({ message }) => message)).toEqual(['third', 'second', 'first']);
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
