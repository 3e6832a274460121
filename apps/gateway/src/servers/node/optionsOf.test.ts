import { CONNECTORS } from '@corridor/core';
import { expect, it } from 'vitest';
import { simulatedRail } from '../../concepts/orders/simulatedRail';
import { optionsOf } from './optionsOf';

const PRODUCTION = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://corridor@127.0.0.1/corridor',
  SMTP_URL: 'smtp://127.0.0.1:25',
  MAIL_FROM: 'no-reply@meridian.example',
  CORRIDOR_PUBLIC_URL: 'https://pay.meridian.example',
  CORRIDOR_SECRET_KEY: 'k'.repeat(32),
  CORRIDOR_SIMULATE: CONNECTORS.join(','),
};

it('brings the demo and the sandbox along where they are wanted, and never into production', () => {
  const wanted = { CORRIDOR_SEED: '1', CORRIDOR_SANDBOX: '1' };
  expect(optionsOf(wanted)).toMatchObject({ seed: true, sandbox: true, production: false });
  expect(optionsOf({ ...PRODUCTION, ...wanted })).toMatchObject({ seed: false, sandbox: false, production: true });
});

it.each([
  ['DATABASE_URL', 'a place for its data'],
  ['SMTP_URL', 'a mail server for verification codes'],
  ['MAIL_FROM', 'a sender of its mails'],
  ['CORRIDOR_PUBLIC_URL', 'the address of its back office'],
  ['CORRIDOR_SECRET_KEY', 'a secret key'],
])('refuses a production without %s, and says so in one sentence', (name, what) => {
  const sentence = new RegExp(`^production needs ${what}[^\\n]*: set ${name}\\b[^\\n]*$`);
  expect(() => optionsOf({ ...PRODUCTION, [name]: undefined })).toThrow(sentence);
});

it.each(CONNECTORS)('refuses a production without a connector for %s that is not named as simulated', (name) => {
  const others = CONNECTORS.filter((other) => other !== name).join(', ');
  const sentence = new RegExp(`^production needs [^\\n]*: set CORRIDOR_SIMULATE to a list with ${name} [^\\n]*$`);
  expect(() => optionsOf({ ...PRODUCTION, CORRIDOR_SIMULATE: others })).toThrow(sentence);
  expect(optionsOf({ CORRIDOR_SIMULATE: others })).toMatchObject({ production: false });
});

it('takes the connectors that a program brings in the place of simulated ones', () => {
  const others = { ...PRODUCTION, CORRIDOR_SIMULATE: 'rates,vault,issuer,payee' };
  expect(optionsOf(others, { rail: simulatedRail })).toMatchObject({ rail: simulatedRail, production: true });
});

it.each([{}, { NODE_ENV: 'production' }])(
  'refuses names of connectors that there are not, with the list of all: %o',
  (set) => {
    const names = { ...set, CORRIDOR_SIMULATE: 'rail, banks,fx' };
    const list = 'rail, rates, vault, issuer, payee';
    expect(() => optionsOf(names)).toThrow(
      `CORRIDOR_SIMULATE names banks, fx: it is a list, with commas, of any of ${list}`,
    );
  },
);

it('takes a folder for a production on the embedded database', () => {
  const { dataDirectory } = optionsOf({ ...PRODUCTION, DATABASE_URL: undefined, CORRIDOR_DATA_DIR: '/data' });
  expect(dataDirectory).toBe('/data');
});

it('reads from a replica where one is named', () => {
  const replicaURL = 'postgres://corridor@replica/corridor';
  expect(optionsOf({ ...PRODUCTION, DATABASE_REPLICA_URL: replicaURL })).toMatchObject({ replicaURL });
});

it('goes past a pooler where the server itself is named', () => {
  const directURL = 'postgres://corridor@server/corridor';
  expect(optionsOf({ ...PRODUCTION, DATABASE_DIRECT_URL: directURL })).toMatchObject({ directURL });
});

it('refuses a key that is short', () => {
  expect(() => optionsOf({ ...PRODUCTION, CORRIDOR_SECRET_KEY: 'short' })).toThrow('at least 32 characters');
});

it('opens figures where they have a port of their own, and traces where they have somebody to go to', () => {
  expect(optionsOf({})).toMatchObject({ traces: false });
  expect(optionsOf({}).metrics).toBeUndefined();
  expect(optionsOf({ CORRIDOR_METRICS_PORT: '9464' }).metrics).toEqual({ host: '127.0.0.1', port: 9464 });
  expect(() => optionsOf({ CORRIDOR_METRICS_PORT: 'x' })).toThrow('CORRIDOR_METRICS_PORT must be a whole number');
  const address = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' };
  expect(optionsOf(address).traces).toBe(true);
  expect(optionsOf({ ...address, OTEL_SDK_DISABLED: 'true' }).traces).toBe(false);
  expect(optionsOf({ ...address, OTEL_TRACES_EXPORTER: 'none' }).traces).toBe(false);
});
