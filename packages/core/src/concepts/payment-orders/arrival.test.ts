import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWeekend } from '../../time/businessDays';
import { paymentMethod } from '../beneficiaries';
import { estimateArrival } from './arrival';

const HOLIDAYS: Readonly<Record<string, string>> = { '2026-11-26': 'Thanksgiving Day', '2026-12-25': 'Christmas Day' };
const american = (date: string) => HOLIDAYS[date] ?? (isWeekend(date) ? 'weekend' : undefined);
const gulf = (date: string) => (isWeekend(date, [5, 6]) ? 'weekend' : undefined);

describe('when a payment arrives', () => {
  it.each([
    ['on the next business day', '2026-11-23T16:59:59.999Z', 'local', american, '2026-11-24', []],
    ['a day later after the cut-off', '2026-11-23T17:00:00.000Z', 'local', american, '2026-11-25', ['cutOff']],
    ['behind a bank holiday', '2026-11-25T09:00:00.000Z', 'local', american, '2026-11-27', ['Thanksgiving Day']],
    [
      'in two business days by SWIFT',
      '2026-11-25T09:00:00.000Z',
      'swift',
      american,
      '2026-11-30',
      ['Thanksgiving Day', 'weekend', 'weekend'],
    ],
    [
      'behind the cut-off of a Friday',
      '2026-11-27T15:00:00.000Z',
      'swift',
      american,
      '2026-12-02',
      ['cutOff', 'weekend', 'weekend'],
    ],
    [
      'sent on Monday from a Saturday',
      '2026-11-28T23:00:00.000Z',
      'local',
      american,
      '2026-12-01',
      ['weekend', 'weekend'],
    ],
    [
      'on a Sunday where banks work then',
      '2026-11-26T09:00:00.000Z',
      'local',
      gulf,
      '2026-11-29',
      ['weekend', 'weekend'],
    ],
  ] as const)('is %s', (_case, at, method, offOn, arrivesOn, reasons) => {
    const estimate = estimateArrival(new Date(at), method, offOn);
    expect([estimate.arrivesOn, estimate.delays.map(({ reason }) => reason)]).toEqual([arrivesOn, reasons]);
  });

  it.each([
    ['a bank holiday', '2026-11-26T09:00:00.000Z', 'local', american, '2026-11-27', '2026-11-30', ['Thanksgiving Day']],
    [
      'the evening of one',
      '2026-11-26T20:00:00.000Z',
      'local',
      american,
      '2026-11-27',
      '2026-11-30',
      ['Thanksgiving Day'],
    ],
    [
      'the eve of one, late',
      '2026-11-25T18:00:00.000Z',
      'local',
      american,
      '2026-11-27',
      '2026-11-30',
      ['cutOff', 'Thanksgiving Day'],
    ],
    [
      'a Friday where banks rest then',
      '2026-11-27T09:00:00.000Z',
      'local',
      gulf,
      '2026-11-29',
      '2026-11-30',
      ['weekend', 'weekend'],
    ],
    ['a Sunday where banks work then', '2026-11-29T09:00:00.000Z', 'local', gulf, '2026-11-29', '2026-11-30', []],
    ['such a Sunday, late', '2026-11-29T17:00:00.000Z', 'local', gulf, '2026-11-30', '2026-12-01', ['cutOff']],
    ['a bank holiday by SWIFT', '2026-11-26T09:00:00.000Z', 'swift', american, '2026-11-26', '2026-11-30', []],
  ] as const)(
    'is ordered on %s and sent when its clearing works',
    (_case, at, method, offOn, sentOn, arrivesOn, reasons) => {
      const { delays, ...estimate } = estimateArrival(new Date(at), method, offOn);
      const before = delays.filter(({ date }) => date < estimate.sentOn).map(({ reason }) => reason);
      expect([estimate.sentOn, estimate.arrivesOn, before]).toEqual([sentOn, arrivesOn, reasons]);
      expect(estimate.cutOffAt.slice(0, 10)).toBe(sentOn);
    },
  );

  it('is a business day after the order, never earlier for a later order, and tells of each day it skips', () => {
    const instant = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2027, 0, 1) });
    fc.assert(
      fc.property(instant, fc.nat(3 * 86_400_000), fc.constantFrom(...paymentMethod.codes), (at, more, method) => {
        const [one, later] = [at, at + more].map((ms) => estimateArrival(new Date(ms), method, american));
        if (!one || !later) return;
        expect(american(one.arrivesOn)).toBeUndefined();
        if (method === 'local') expect(american(one.sentOn)).toBeUndefined();
        expect(Date.parse(one.cutOffAt)).toBeGreaterThan(at);
        expect(one.arrivesOn > one.sentOn && one.arrivesOn <= later.arrivesOn).toBe(true);
        const days = (Date.parse(one.arrivesOn) - Date.parse(new Date(at).toISOString().slice(0, 10))) / 86_400_000;
        expect(days).toBe(one.delays.length + (method === 'swift' ? 2 : 1));
      }),
    );
  });
});
