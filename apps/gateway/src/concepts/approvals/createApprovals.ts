import type { Approvable } from '@corridor/core';
import type { Approvals } from '../../platform/call';
import { unknownAddress } from '../../platform/refusals/refusals';
import type { Implementation } from '../../platform/resource';
import type { Asked } from '../../platform/resource/Asked';
import { parse } from '../../platform/resource/parse';
import { attempt, authorize, authorizeFields } from '../../platform/resource/perform';
import { approvableOf } from './approvable';
import { catchingRecord, mayBeCaught } from './caught';
import { doOrAsk } from './doOrAsk';

/** Creates the approvals of a gateway over the resources that it will have. */
export function createApprovals(implementations: () => readonly Implementation[]): Approvals {
  return {
    mayCatch: (caller, segment, action, { data }) => {
      const approvable = approvableOf(segment, action);
      if (!approvable || !mayBeCaught(caller, approvable)) return null;
      return isAbout(approvable, data) ? approvable : null;
    },
    doOrAsk,
    catches: async (call, approvable, record) => (await catchingRecord(call, approvable, record)).length > 0,
    doAgain: async (call, { segment, verb, method, body }) => {
      const implementation = implementations().find((one) => one.segment === segment);
      const operation = implementation?.operations.find((one) => one.verb === verb && one.method === method);
      // A newer gateway may no longer know it.
      const approvable = operation && approvableOf(segment, operation.action);
      if (!implementation || !operation || !approvable) throw unknownAddress('This resource has no such call');
      const asked: Asked = {
        implementation,
        operation,
        body: parse(operation.input, body),
        file: null,
        givenRequestId: null,
      };
      const caller = { ...call, asked: { action: operation.action, segment } };
      authorize(caller, implementation, operation);
      authorizeFields(caller, implementation, operation, asked.body);
      return { ...(await attempt(caller, asked)), approvable };
    },
  };
}

function isAbout(approvable: Approvable<object>, data: unknown): boolean {
  return !approvable.concerns || (typeof data === 'object' && data !== null && approvable.concerns(data));
}
