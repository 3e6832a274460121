import { resources } from '@corridor/core';
import { refused } from './refusals';
import { isNamed, type Sample } from './Sample';
import { openStocks, type Stock } from './Stock';
import { SAMPLE_ANSWERS } from './sampleAnswers';
import { SAMPLE_USER } from './sampleUser';
import { selectRows } from './selectRows';
import type { TestGatewayOptions } from './TestGateway';
import { writeCsv } from './writeCsv';

/** A file, as the text that is in it. */
export interface AnsweredFile {
  readonly csv: string;
  readonly name: string;
}

/** The payload of a success, or a file. */
export type Answerer = (path: string, body: unknown, isEmpty: boolean) => unknown;

type Body = Readonly<Record<string, unknown>>;
type NamedAnswers = Readonly<Record<string, Readonly<Record<string, (input: unknown, id?: string) => unknown>>>>;

const RESOURCE = /^\/api\/portal\/cms\/([^/]+)\/([^/?]+)/;

/** Statuses that plain actions lead to. */
const STATUS_AFTER: Readonly<Record<string, string>> = {
  activate: 'normal',
  block: 'blocked',
  unblock: 'normal',
  reportLoss: 'lost',
  cancelLoss: 'normal',
  enable: 'enabled',
  disable: 'disabled',
};

/** Returns true if an answer is a file. */
export function isFile(answer: unknown): answer is AnsweredFile {
  return isNamed(answer) && typeof answer.csv === 'string';
}

/** Guarantee: each answer is called with what its own call sends. */
function namedAnswers(answers: object): NamedAnswers {
  return answers as NamedAnswers;
}

function pageOf(rows: readonly Sample[], { page, size }: Body, allowedActions: readonly string[]) {
  const [number, length] = [Number(page ?? 1), Number(size ?? 10)];
  const items = rows.slice((number - 1) * length, number * length);
  return { items, page: number, size: length, total: rows.length, allowedActions };
}

function answerSession(path: string): unknown {
  if (path.includes('otifications')) return { unread: 0, items: [] };
  if (path.includes('/login-'))
    return { accessToken: 'test', expiresAt: '2099-01-01T00:00:00.000Z', user: SAMPLE_USER };
  if (path.includes('/app/user/query') || path.includes('rofile')) return SAMPLE_USER;
  return path.includes('essions') ? [] : null;
}

/** What the verbs of one resource answer that concern rows and records. */
function answerVerb(stock: Stock, verb: string, body: Body, rows: readonly Sample[], actions: readonly string[]) {
  const selected = () => selectRows(rows, body.filter, body.sort);
  if (verb === 'page') return pageOf(selected(), body, actions);
  if (verb === 'list') return selected();
  if (verb === 'get') return stock.find(body.id);
  if (verb === 'get-by') return selectRows(rows, body.key, undefined)[0] ?? stock.find(undefined);
  if (verb === 'create') return stock.add(Object(body.data));
  if (verb === 'update') return stock.change(body.id, Object(body.data));
  if (verb === 'delete') return stock.remove(body.id) ?? null;
  throw refused('not-found', `A test gateway does not answer ${verb}`);
}

function exportOf(segment: string, rows: readonly Sample[], { filter, sort, slice, columns }: Body): AnsweredFile {
  const selected = selectRows(rows, filter, sort);
  const { items } = pageOf(selected, isNamed(slice) ? slice : { size: selected.length }, []);
  return { csv: writeCsv(items, columns), name: `${segment}.csv` };
}

/** Answers calls out of memory, as the shapes of the real gateway are. @throws GatewayError where that refuses */
export function createAnswerer({ records = {}, answers = {} }: TestGatewayOptions): Answerer {
  const stocks = openStocks(records);
  const [ours, theirs] = [namedAnswers(SAMPLE_ANSWERS), namedAnswers(answers)];
  const answerCall = (name: string, verb: string, body: Body, stock: Stock) => {
    const call = String(body.method);
    const own = theirs[name]?.[call] ?? ours[name]?.[call];
    if (own) return own(body.params, body.id === undefined ? undefined : String(body.id));
    const status = STATUS_AFTER[call];
    if (verb === 'call-by-id' && status) return stock.change(body.id, { status });
    throw refused('not-found', `Say what it answers: createTestGateway({ answers: { ${name}: { ${call}: … } } })`);
  };
  return (path, sent, isEmpty) => {
    const [, segment = '', verb = ''] = RESOURCE.exec(path) ?? [];
    if (segment === '') return answerSession(path);
    const [name, resource] = Object.entries(resources).find(([, one]) => one.segment === segment) ?? [];
    if (!name || !resource?.verbs.some((one) => one === verb)) throw refused('not-found');
    const body = isNamed(sent) ? sent : {};
    const stock = stocks(segment);
    if (verb.startsWith('call')) return answerCall(name, verb, body, stock);
    const rows = isEmpty ? [] : stock.rows();
    return verb === 'export' ? exportOf(segment, rows, body) : answerVerb(stock, verb, body, rows, resource.verbs);
  };
}
