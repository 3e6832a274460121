import { beforeEach, describe, expect, it } from 'vitest';
import { createHostGateway } from '../app/createHostGateway';
import { STORAGE_KEYS } from '../session/keys';
import { remember } from '../session/operatorMemory';
import { writeStored } from '../session/storage';
import type { StartedRead } from './EarlyRead';
import { firstReads } from './firstReads';
import { initialRows } from './initialRows';
import { keepFirstReads } from './keepFirstReads';
import { takeEarlyAnswer } from './takeEarlyAnswer';
import { warmUp } from './warmUp';

const READ = { path: '/api/portal/cms/card/page', body: { language: 'en', page: 1 } };
const CALL = { ...READ, method: 'POST', effect: 'read' } as const;
const ANSWER = { requestId: 'SA0011', status: 200, statusText: 'OK', headers: {}, data: new ArrayBuffer(0) };

const started = (changes: Partial<StartedRead> = {}): StartedRead => ({
  ...READ,
  token: 't',
  at: Date.now(),
  answer: Promise.resolve(ANSWER),
  ...changes,
});

const USER = { id: 'u1', name: 'Li Na' };

beforeEach(() => {
  localStorage.clear();
  writeStored(STORAGE_KEYS.token, 't');
  writeStored(STORAGE_KEYS.userInfo, JSON.stringify(USER));
  keepFirstReads();
});

describe('what the page asks for early', () => {
  it('is the first page of a list whose address says nothing more, and who is signed in', () => {
    const paths = firstReads({ pathname: '/card', search: '' }, 'a&b', 'zh').map(({ path, body }) => [path, body]);
    expect(paths).toEqual([
      ['/api/portal/cms/card/page', expect.objectContaining({ language: 'zh_CN', page: 1, size: 10 })],
      ['/api/dashboard/app/user/query?access_token=a%26b', undefined],
    ]);
    expect(firstReads({ pathname: '/card', search: '?page=2' }, 't', 'en')).toHaveLength(1);
    expect(firstReads({ pathname: '/dashboard', search: '' }, 't', 'en')).toHaveLength(1);
  });

  // @spec 3.storage.datasource
  it('is the page of every list in the order of its resource, as long as the operator is used to', () => {
    remember({ size: 50 });
    keepFirstReads();
    const [statements] = firstReads({ pathname: '/statement', search: '' }, 't', 'en');
    expect(statements).toEqual({
      path: '/api/portal/cms/statement/page',
      body: { language: 'en', filter: {}, sort: { field: 'date', direction: 'desc' }, page: 1, size: 50 },
    });
    expect(firstReads({ pathname: '/collection/_shops', search: '' }, 't', 'en')).toHaveLength(2);
  });

  it.each(['null', '7', '{', '{"/card":7}'])('is who is signed in alone where %s is kept', (text) => {
    writeStored(STORAGE_KEYS.datasource, text);
    expect(firstReads({ pathname: '/card', search: '' }, 't', 'en')).toHaveLength(1);
  });

  it('is taken once', async () => {
    window.corridorEarly = [started()];
    expect(await takeEarlyAnswer(CALL)).toBe(ANSWER);
    expect(takeEarlyAnswer(CALL)).toBeUndefined();
  });

  it.each([
    ['of another session', started({ token: 'other' })],
    ['that has grown old', started({ at: Date.now() - 60_000 })],
    ['to another question', started({ body: { language: 'fr', page: 1 } })],
  ])('is left alone %s', (_, read) => {
    window.corridorEarly = [read];
    expect(takeEarlyAnswer(CALL)).toBeUndefined();
  });
});

describe('what the first screen need not ask for', () => {
  const query = { filter: {}, sort: { field: 'createdAt', direction: 'desc' }, page: 1, size: 10 };
  const never = new Promise<undefined>(() => undefined);
  const page = { items: [], page: 1, size: 10, total: 0 };
  const first = { path: READ.path, body: { language: 'en', ...query } };
  const answered = (status: number, envelope: object): StartedRead => {
    const data = new TextEncoder().encode(JSON.stringify(envelope)).buffer;
    return started({ ...first, answer: Promise.resolve({ ...ANSWER, status, data }) });
  };

  it('is the page of a list that has come, where its widget will look for it', async () => {
    window.corridorEarly = [answered(200, { code: '10000', msg: 'OK', data: page })];
    expect(await initialRows(createHostGateway(), never)).toEqual([
      { key: ['card', 'page', query], value: page, requestId: ANSWER.requestId },
    ]);
  });

  it('is nothing that comes late: that is left for its widget', async () => {
    const slow = started({ ...first, answer: new Promise(() => undefined) });
    window.corridorEarly = [slow];
    expect(await initialRows(createHostGateway(), Promise.resolve(undefined))).toEqual([]);
    expect(window.corridorEarly).toEqual([slow]);
  });

  it('is nothing of another session, nothing that was refused and nothing that the gateway could not do', async () => {
    const refused = answered(401, { code: '10401', msg: 'Signed out' });
    const failed = answered(200, { code: '20000', msg: 'Try later' });
    for (const read of [{ ...refused, token: 'other' }, refused, failed]) {
      window.corridorEarly = [read];
      expect(await initialRows(createHostGateway(), never)).toEqual([]);
    }
    window.corridorEarly = [started({ ...first, answer: Promise.reject(new Error('offline')) })];
    expect(await initialRows(createHostGateway(), never)).toEqual([]);
  });
});

it('leaves nothing behind of what it warms up with', () => {
  const before = document.documentElement.outerHTML;
  warmUp();
  expect(document.documentElement.outerHTML).toBe(before);
});
