import type { CardEvent, CardStatus } from '@corridor/core';
import type { Random } from '../../platform/seeding/createRandom';

/** One step of a seeded card's life. */
export interface DemoStep {
  readonly action: CardEvent['action'];
  readonly from: CardStatus | null;
  readonly to: CardStatus | null;
  readonly reason: string | null;
}

const REASONS: Partial<Record<DemoStep['action'], readonly string[]>> = {
  block: ['Unusual spending pattern', 'Asked for by the holder', 'Pending document review'],
  unblock: ['Holder confirmed the payments', 'Review finished'],
  reportLoss: ['Holder reports it lost while travelling', 'Stolen wallet'],
  revoke: ['Employee left the company', 'Replaced by another card', 'Account closed'],
};

/** The steps that lead a card to its status. */
export function demoHistory(status: CardStatus, random: Random): DemoStep[] {
  const step = (action: DemoStep['action'], from: CardStatus | null, to: CardStatus | null): DemoStep => {
    const reasons = REASONS[action];
    return { action, from, to, reason: reasons ? random.pick(reasons) : null };
  };
  const applied = step('apply', null, 'unactivated');
  if (status === 'unactivated') return [applied];
  const used = [applied, step('activate', 'unactivated', 'normal')];
  if (random.chance(0.2)) used.push(step('block', 'normal', 'blocked'), step('unblock', 'blocked', 'normal'));
  if (random.chance(0.15)) used.push(step('updateLimits', 'normal', 'normal'));
  const endings: Partial<Record<CardStatus, DemoStep[]>> = {
    blocked: [step('block', 'normal', 'blocked')],
    lost: [step('reportLoss', 'normal', 'lost')],
    expired: [step('expire', 'normal', 'expired')],
    closing: [step('revoke', 'normal', 'closing')],
    closed: [step('revoke', 'normal', 'closing'), step('close', 'closing', 'closed')],
  };
  return [...used, ...(endings[status] ?? [])];
}
