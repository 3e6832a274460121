import {
  APPROVAL_HOURS,
  APPROVAL_HOURS_MAX,
  APPROVERS_MAX,
  approvalKind,
  approversRange,
  HAND_WINDOW_HOURS,
  HAND_WINDOW_HOURS_MAX,
  KINDS_WITH_AMOUNT,
} from '@corridor/core';
import { defineForm } from '../../kit/form/defineForm';
import { choice, fixed, input, money, optional, pick } from '../../kit/form/kinds';
import { approvalPolicyList } from './approvalPolicyList';

const isCount = (least: number, most: number) => (text: string) =>
  /^\d{1,3}$/.test(text) && Number(text) >= least && Number(text) <= most;

/** Form of a policy: which writes, over which amount, how many people of which role, and for how long they are asked. */
export const approvalPolicyForm = defineForm(approvalPolicyList, {
  fields: {
    kind: fixed(choice(approvalKind)),
    threshold: optional(money()),
    approvers: input(isCount(0, APPROVERS_MAX)),
    roleId: optional(pick('roles')),
    hours: input(isCount(1, APPROVAL_HOURS_MAX)),
    windowHours: input(isCount(0, HAND_WINDOW_HOURS_MAX)),
  },
  when: {
    threshold: ({ kind }) => kind !== null && KINDS_WITH_AMOUNT.includes(kind),
    roleId: ({ kind }) => kind !== 'reviews',
    hours: ({ kind }) => kind !== 'reviews',
    windowHours: ({ kind }) => kind !== 'reviews',
  },
  check: ({ kind, approvers }) => {
    const { least, most } = approversRange(kind ?? 'payments');
    const wanted = Number(approvers);
    if (approvers === null || (wanted >= least && wanted <= most)) return [];
    const rule = kind === 'reviews' || kind === 'people' ? kind : 'approvers';
    return [{ path: 'approvers', reason: `approvalPolicies.rule.${rule}` }];
  },
  warn: ({ kind, approvers }) => {
    const isAlone = approvers === '0' && (kind === 'reviews' || kind === 'people');
    if (!isAlone) return [];
    return [{ path: 'approvers', reason: `approvalPolicies.warning.${kind === 'people' ? 'people' : 'alone'}` }];
  },
  initial: {
    kind: 'payments',
    approvers: '1',
    hours: String(APPROVAL_HOURS),
    windowHours: String(HAND_WINDOW_HOURS),
  },
  valuesOf: ({ kind, threshold, approvers, roleId, hours, windowHours }) => ({
    kind,
    threshold,
    approvers: String(approvers),
    roleId,
    hours: String(hours),
    windowHours: String(windowHours),
  }),
  toCreate: ({ kind, threshold, approvers, roleId, hours, windowHours }) => ({
    kind,
    threshold: threshold ?? null,
    approvers: Number(approvers),
    roleId,
    hours: Number(hours ?? APPROVAL_HOURS),
    windowHours: Number(windowHours ?? HAND_WINDOW_HOURS),
  }),
  toUpdate: ({ threshold, approvers, roleId, hours, windowHours }) => ({
    threshold: threshold ?? null,
    approvers: Number(approvers),
    roleId,
    ...(hours !== undefined && { hours: Number(hours) }),
    ...(windowHours !== undefined && { windowHours: Number(windowHours) }),
  }),
});
