import { DEMO_SIGN_INS, type DemoRole } from '@corridor/gateway';

/** The operator that the reference gateway seeds for demonstrations. */
export const DEMO_OPERATOR = signInOf('operator');

/** The one beside it who also orders exchanges. */
export const DEMO_FINANCE = signInOf('finance');

function signInOf(asked: DemoRole): { username: string; password: string } {
  const found = DEMO_SIGN_INS.find(({ role }) => role === asked);
  if (!found) throw new Error(`The seed has no ${asked}`);
  return { username: found.username, password: found.password };
}
