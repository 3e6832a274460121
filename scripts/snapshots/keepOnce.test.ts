import { existsSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { inRoot } from '../process/root';
import { keepOnce } from './keepOnce';

const folder = `kept-once-${process.pid}`;
afterAll(() => rmSync(inRoot('.cache', folder), { recursive: true, force: true }));

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday'];

const keep = (stamp: string, text: string) =>
  keepOnce({ folder, kind: 'today', stamp, ending: '.txt' }, async (path) => {
    writeFileSync(path, text);
    const madeAt = new Date(Date.UTC(2026, 2, 2 + DAYS.indexOf(stamp)));
    utimesSync(path, madeAt, madeAt);
  });

it('makes the same once', async () => {
  const path = await keep('monday', 'first');
  expect(await keep('monday', 'second')).toBe(path);
  expect(readFileSync(path, 'utf8')).toBe('first');
});

it('leaves the state before to whoever is using it, and no older one', async () => {
  const paths: string[] = [];
  const left: boolean[][] = [];
  for (const day of DAYS) {
    paths.push(await keep(day, day));
    left.push(paths.map((path) => existsSync(path)));
  }
  expect(left).toEqual([[true], [true, true], [false, true, true], [false, false, true, true]]);
});
