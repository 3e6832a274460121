import type { GatewayClient, PaymentOrderInput } from '@corridor/core';
import type { TestGateway } from '../../../testing/databases';
import { newPartner, type TestPartner } from '../../../testing/newPartner';
import { openSandbox } from '../../../testing/sandbox';
import { eur, PAYEE } from '../../payment-orders/testing/payee';

/** A partner whose people pay in euros. */
export interface Desk {
  readonly partner: TestPartner;
  readonly finance: GatewayClient;
  readonly operator: GatewayClient;
  readonly administrator: GatewayClient;
  /** A payment that the money suffices for. */
  readonly payment: (amount: string) => PaymentOrderInput;
  /** What is held on the account that pays. */
  readonly held: () => Promise<string>;
}

/** Opens the desk of a partner of its own, with 100,000 euros. */
export async function openDesk(testGateway: TestGateway): Promise<Desk> {
  const partner = await newPartner(testGateway);
  const [finance, operator, administrator] = await Promise.all([
    partner.as('finance'),
    partner.as('operator'),
    partner.as('administrator'),
  ]);
  const [ownerId] = partner.merchants;
  await (await openSandbox(testGateway, partner)).deposit(ownerId, '100000.00', 'EUR');
  const { id: beneficiaryId } = await finance.beneficiaries.create(PAYEE);
  return {
    partner,
    finance,
    operator,
    administrator,
    payment: (amount) => ({
      ownerId,
      beneficiaryId,
      amount: eur(amount),
      feeDirection: 'sender',
      reference: 'Invoice 17',
    }),
    held: async () => (await finance.accounts.getBy({ ownerId, currency: 'EUR' })).held.amount,
  };
}
