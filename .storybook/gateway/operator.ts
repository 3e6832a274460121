import { DEMO_SIGN_INS, type DemoRole } from '@corridor/gateway/browser';

/** The role that is signed in under a story; `none` is nobody. */
export type Operator = DemoRole | 'none';

/** The operator that a story asks for by its parameter `operator`; the administrator unless told. */
export function operatorOf(asked: unknown): Operator {
  if (asked === 'none') return 'none';
  return DEMO_SIGN_INS.find(({ role }) => role === asked)?.role ?? 'administrator';
}
