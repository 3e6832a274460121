import type { AbilityRule } from '@corridor/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { waitingBatch } from '../../concepts/payment-batches/testing/waitingBatch';
import { csvCells } from '../../testing/csvCells';
import { DATABASES, type TestGateway } from '../../testing/databases';
import { isLogEntry, type RecordedDatabase, recordStatements } from '../../testing/recordStatements';
import { seededPartner } from '../../testing/seeded';
import { asRecord, PAGED, rowsOf, STEPS, type Step, send } from '../../testing/walk';
import { bodyAbout, isAboutOne, keyedRecord } from '../../testing/walkInputs';
import { needsPassword } from './needsPassword';
import { holdsRecords } from './recordSchemas';

type Row = Record<string, unknown>;

const PAGE = { page: 1, size: 100 };
const SHOWN = ['id', 'createdAt'];
const EVERYTHING: AbilityRule = { action: 'manage', subject: 'all' };
const CALLS = STEPS.filter((step) => isAboutOne(step) && !['get', 'delete'].includes(step.operation.verb));
const ABOUT_ONE = STEPS.filter((step) => isAboutOne(step) && !needsPassword(step));
const BY_KEY = STEPS.filter(({ operation: { verb } }) => verb === 'get-by');
const FOUND = STEPS.filter(({ operation: { verb } }) => ['list', 'page', 'export'].includes(verb));

const find = (segment: string, verb: string) =>
  STEPS.find((one) => one.segment === segment && one.operation.verb === verb);

/** Fields of a record that no rule shows. */
const hiddenIn = (record: unknown) => Object.keys(asRecord(record)).filter((name) => !SHOWN.includes(name));

/** Searches by other fields than those shown, each alone, that a schema takes. */
function searchesOf({ operation: { input, verb } }: Step, row: Row): object[] {
  const paging = verb === 'page' ? PAGE : {};
  const known = Object.entries(row).filter(([name]) => !SHOWN.includes(name));
  const values = known.flatMap(([name, value]) => [{ [name]: value }, { [name]: [value] }]);
  const filters = [{ search: 'a' }, ...values].map((filter) => ({ ...paging, filter }));
  const sorts = known.map(([field]) => ({ ...paging, sort: { field, direction: 'asc' } }));
  return [...filters, ...sorts].filter((body) => input.safeParse(body).success);
}

describe.each(DATABASES)('what rules hide on the %s database', (_name, open) => {
  let testGateway: TestGateway;
  let recorded: RecordedDatabase;
  let token: string;

  beforeAll(async () => {
    const database = await open();
    const owner = await seededPartner(await database.open());
    token = await owner.tokenOf('administrator');
    const administrator = await owner.as('administrator');
    await administrator.downloads.create({ resource: 'card' });
    await waitingBatch(administrator);
    recorded = recordStatements(database.db);
    testGateway = await database.open({ db: recorded.db });
  });

  const ask = async (segment: string, verb: string, body: object) => {
    const step = find(segment, verb);
    return step ? send(testGateway, step, token, body) : null;
  };
  const rowsIn = async (segment: string): Promise<readonly Row[]> => {
    recorded.useRules(null);
    const page = await ask(segment, 'page', PAGE);
    return page ? rowsOf(page) : [];
  };
  /** Rows of a resource that the seed must have, or nothing would be shown of it. */
  const seededIn = async (segment: string) => {
    const [first, ...others] = await rowsIn(segment);
    if (!first) throw new Error(`The seed has no ${segment}`);
    return [first, ...others] as const;
  };
  const keyedIn = async (segment: string) => {
    const ids = (await seededIn(segment)).map(({ id }) => String(id));
    const read = async (id: string) => asRecord((await ask(segment, 'get', { id }))?.envelope.data);
    const find = async (key: object) => asRecord((await ask(segment, 'get-by', { key }))?.envelope.data);
    return keyedRecord(testGateway, segment, ids, read, find);
  };
  const hideFields = (subject: string) =>
    recorded.useRules([
      EVERYTHING,
      { action: 'read', subject, inverted: true },
      { action: 'read', subject, fields: ['createdAt'] },
    ]);

  const hideFrom = (subject: string, id: string, action: 'read' | 'export') =>
    recorded.useRules([EVERYTHING, { action, subject, conditions: { id }, inverted: true }]);

  it('is known in every answer that holds records, and for every row', () => {
    const readers = STEPS.filter(({ operation: { verb } }) => ['list', 'page', 'get', 'get-by'].includes(verb));
    expect(readers.filter(({ operation }) => !holdsRecords(operation.output)).map(({ name }) => name)).toEqual([]);
    expect(PAGED.filter(({ options }) => !options.record && !options.rows).map(({ segment }) => segment)).toEqual([]);
  });

  it.each(PAGED)('$segment: hidden fields are in no list, record or file', async ({ segment, fields }) => {
    const [whole] = await seededIn(segment);
    hideFields(segment);
    for (const [verb, body] of [
      ['list', {}],
      ['page', PAGE],
    ] as const) {
      const answer = await ask(segment, verb, body);
      expect(answer && rowsOf(answer).flatMap(hiddenIn)).toEqual([]);
    }
    expect(hiddenIn((await ask(segment, 'get', { id: whole.id }))?.envelope.data)).toEqual([]);
    const [header = []] = csvCells((await ask(segment, 'export', { slice: PAGE }))?.text ?? '');
    expect(header.filter((name) => name !== '' && !SHOWN.includes(name))).toEqual([]);
    for (const field of fields) {
      const answer = await ask(segment, 'export', { slice: PAGE, columns: [{ field, header: field }] });
      if (answer && !SHOWN.includes(field)) expect([403, 422]).toContain(answer.status);
    }
  });

  it.each(FOUND)('$name finds nothing by hidden fields', async (step) => {
    const { segment } = step;
    const [whole = {}] = await rowsIn(segment);
    const searches = searchesOf(step, whole);
    for (const body of searches)
      expect([body, (await send(testGateway, step, token, body)).status]).toEqual([body, 200]);
    hideFields(segment);
    for (const body of searches)
      expect([body, (await send(testGateway, step, token, body)).status]).toEqual([body, 403]);
  });

  it.each(BY_KEY)('$name finds no record by hidden fields', async (step) => {
    const [, key] = await keyedIn(step.segment);
    hideFields(step.segment);
    expect((await send(testGateway, step, token, { key })).status).toBe(403);
  });

  it.each(CALLS)('$name answers no hidden fields', async (step) => {
    const { segment, operation } = step;
    const rows = await rowsIn(segment);
    const isAble = ({ allowedActions }: Row) => [allowedActions].flat().includes(operation.action);
    const body = bodyAbout(step, String((rows.find(isAble) ?? rows[0])?.id));
    hideFields(segment);
    const { status, envelope } = await send(testGateway, step, token, body ?? {});
    if (operation.effect === 'read') expect([403, 404]).toContain(status);
    else if (holdsRecords(operation.output)) expect(hiddenIn(envelope.data)).toEqual([]);
  });

  it.each(ABOUT_ONE)('$name finds no record that conditions hide', async (step) => {
    const { segment } = step;
    const [listed, field] = segment === 'exchange-quote' ? ['exchange-order', 'quoteId'] : [segment, 'id'];
    const id = String((await seededIn(listed))[0][field]);
    hideFrom(segment, id, 'read');
    const { status, envelope } = await send(testGateway, step, token, bodyAbout(step, id) ?? {});
    expect([status, envelope.kind]).toEqual([404, 'not-found']);
  });

  it.each(BY_KEY)('$name finds no record that conditions hide', async (step) => {
    const { segment } = step;
    const [id, key] = await keyedIn(segment);
    hideFrom(segment, id, 'read');
    const { status, envelope } = await send(testGateway, step, token, { key });
    expect([status, envelope.data]).toEqual([404, undefined]);
  });

  it.each(PAGED)('$segment: what conditions hide is in no list or file', async ({ segment }) => {
    const [hidden, ...others] = await seededIn(segment);
    const id = String(hidden.id);
    const idsInFile = async () => {
      const file = await ask(segment, 'export', { columns: [{ field: 'id', header: 'ID' }] });
      return file ? csvCells(file.text).flat() : [];
    };
    recorded.taken();
    if (find(segment, 'export')) expect(await idsInFile()).toContain(id);
    expect(recorded.taken().filter(isLogEntry)).toHaveLength(find(segment, 'export') ? 1 : 0);
    hideFrom(segment, id, 'export');
    expect(await idsInFile()).not.toContain(id);
    hideFrom(segment, id, 'read');
    const page = await ask(segment, 'page', PAGE);
    expect(page && rowsOf(page).length).toBeGreaterThanOrEqual(others.length);
    const list = await ask(segment, 'list', {});
    const ids = [page, list].flatMap((answer) => (answer ? rowsOf(answer).map((row) => row.id) : []));
    expect([...ids, ...(await idsInFile())]).not.toContain(id);
  });
});
