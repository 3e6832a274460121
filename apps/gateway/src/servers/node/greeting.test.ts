import { CONNECTORS } from '@corridor/core';
import { expect, it } from 'vitest';
import { simulatedRail } from '../../concepts/orders/simulatedRail';
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

it('names what a production simulates', () => {
  const production = { production: true, simulate: CONNECTORS };
  expect(greeting(RUNNING, production)).toContain('Simulated  rail, rates, vault, issuer, payee');
  expect(greeting(RUNNING, { ...production, rail: simulatedRail })).toContain('Simulated  rates, vault, issuer, payee');
  expect(greeting(RUNNING, { seed: false })).not.toContain('Simulated');
});

it('shows demo sign-ins only where the demo is seeded', () => {
  expect(greeting(RUNNING, { seed: true })).toContain('operator@corridor.example');
  expect(greeting(RUNNING, { seed: false })).not.toContain('operator@corridor.example');
});
