import { type CodeOf, defineEnumeration } from '../../reference/enumeration';

/** Why a withdrawal account is not verified. @source ours */
export const withdrawalRejection = /* @__PURE__ */ defineEnumeration('withdrawalAccounts.rejection', [
  'holderDiffers',
  'numberUnknown',
  'accountClosed',
  'bankNotServed',
  'proofMissing',
]);

/** Code of a reason for which a withdrawal account is not verified. */
export type WithdrawalRejection = CodeOf<typeof withdrawalRejection>;
