import { refusalOf } from '../../../testing/refusalOf';

/** The id of the request that a write became. @throws Error when it was done, or refused */
export async function approvalOf(write: Promise<unknown>): Promise<string> {
  const { kind, params, msg } = await refusalOf(write);
  if (kind !== 'awaiting-approval') throw new Error(msg);
  return String(params?.approvalId);
}
