import { expect, it } from 'vitest';
import { greeting } from './greeting';

const RUNNING = { url: 'http://127.0.0.1:8080', seeded: [] };
const WARNING = 'Warning: set DATABASE_URL in production.';

it('warns of production on the embedded database, and of nothing else', () => {
  const embedded = { dataDirectory: '.data', production: true };
  const server = { databaseURL: 'postgres://corridor:hidden@127.0.0.1/corridor', production: true };
  expect(greeting(RUNNING, embedded)).toContain(WARNING);
  expect(greeting(RUNNING, { ...embedded, production: false })).not.toContain(WARNING);
  expect(greeting(RUNNING, server)).not.toMatch(/Warning|hidden/);
});

it('shows demo sign-ins only where the demo is seeded', () => {
  expect(greeting(RUNNING, { seed: true })).toContain('operator@corridor.example');
  expect(greeting(RUNNING, { seed: false })).not.toContain('operator@corridor.example');
});
