import { DEMO_SIGN_INS } from '@corridor/gateway';

/** The operator that the reference gateway seeds for demonstrations. */
export const DEMO_OPERATOR = operator();

function operator(): { username: string; password: string } {
  const found = DEMO_SIGN_INS.find(({ role }) => role === 'operator');
  if (!found) throw new Error('The seed has no operator');
  return { username: found.username, password: found.password };
}
