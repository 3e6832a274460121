import type { ApprovalPolicyContract } from './contract';

/** The whole record of an approval policy, as an example. @source ours */
export const approvalPolicyFixture: ApprovalPolicyContract['record'] = {
  id: '019cade2-21c0-7002-8a0e-b1be357b3a02',
  kind: 'payments',
  threshold: { amount: '10000.00', currency: 'USD' },
  approvers: 1,
  roleId: null,
  roleName: null,
  hours: 72,
  windowHours: 72,
  version: 1,
  createdBy: 'Amara Okafor',
  createdAt: '2026-03-01T08:00:00.000Z',
  updatedAt: '2026-03-01T08:00:00.000Z',
  allowedActions: ['update', 'delete'],
};
