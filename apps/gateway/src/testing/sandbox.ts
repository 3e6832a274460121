import type { Account, Deposit, GatewayClient } from '@corridor/core';
import type { TestGateway } from './databases';
import type { TestPartner } from './newPartner';
import { type Posted, post } from './post';

/** The outside world of a test, set off through the gateway's own sandbox. */
export interface Sandbox {
  /** Sets off an event and gives the answer as it came. */
  event(name: string, body: object, headers?: Record<string, string>): Promise<Posted>;
  /** Lets money arrive and gives the deposit with the account it went to. */
  deposit(
    ownerId: string,
    amount: string,
    currency: string,
    fee?: string,
  ): Promise<{ deposit: Deposit; account: Account }>;
}

/** Opens the sandbox for a partner's administrator; the gateway must have it switched on. */
export async function openSandbox(
  testGateway: TestGateway,
  partner: Pick<TestPartner, 'as' | 'tokenOf'>,
): Promise<Sandbox> {
  const token = await partner.tokenOf('administrator');
  const client: GatewayClient = await partner.as('administrator');
  const event: Sandbox['event'] = (name, body, headers = {}) =>
    post(testGateway, `/api/sandbox/${name}`, body, { access_token: token, ...headers });
  return {
    event,
    deposit: async (ownerId, amount, currency, fee) => {
      const body = { ownerId, amount: { amount, currency }, ...(fee ? { fee: { amount: fee, currency } } : {}) };
      const { envelope, status } = await event('deposit-arrives', body);
      if (status !== 200) throw new Error(`the deposit did not arrive: ${String(envelope.msg)}`);
      const deposit = asDeposit(envelope.data);
      return { deposit, account: await client.accounts.get(deposit.accountId) };
    },
  };
}

// The gateway of a test checks every answer against its schema.
function asDeposit(data: unknown): Deposit {
  return data as Deposit;
}
