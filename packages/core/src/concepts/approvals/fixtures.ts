import type { ApprovalContract } from './contract';

/** The whole record of a request for approval, as an example. @source ours */
export const approvalFixture: ApprovalContract['record'] = {
  id: '019cade2-31c0-7002-8a0e-b1be357b3a01',
  kind: 'payments',
  subject: 'payment-order',
  action: 'create',
  summary: 'Northwind Trading GmbH',
  amount: { amount: '12500.00', currency: 'USD' },
  status: 'pending',
  makerId: '017e5b08-a400-7d4c-9a46-95b275ded2c5',
  makerName: 'Amara Okafor',
  approvals: 0,
  approvers: 1,
  createdAt: '2026-03-02T09:30:00.000Z',
  expiresAt: '2026-03-05T09:30:00.000Z',
  endedAt: null,
  allowedActions: ['approve', 'askBack', 'refuse'],
  subjectId: null,
  before: null,
  after: { reference: 'INV-2041', amount: { amount: '12500.00', currency: 'USD' } },
  held: { amount: '12525.00', currency: 'USD' },
  policies: [
    {
      policyId: '019cade2-21c0-7002-8a0e-b1be357b3a02',
      version: 1,
      threshold: { amount: '10000.00', currency: 'USD' },
      approvers: 1,
      roleId: null,
      roleName: null,
      windowHours: 72,
    },
  ],
  problem: null,
  timeline: [{ at: '2026-03-02T09:30:00.000Z', event: 'requested', actorName: 'Amara Okafor', note: null }],
};
