import type { CollectionDetail, GatewayClient, MaterialDetail, VirtualAccount } from '@corridor/core';
import type { TestGateway } from '../../../testing/databases';
import type { TestPartner } from '../../../testing/newPartner';
import { openSandbox, type Sandbox } from '../../../testing/sandbox';

/** A merchant that collects in a test, with short ways to what it needs. */
export interface Trade {
  readonly client: GatewayClient;
  readonly sandbox: Sandbox;
  readonly account: VirtualAccount;
  readonly ownerId: string;
  /** Uploads a certificate and gives its id. */
  certificate(kind?: 'transactionCertificate' | 'logisticsCertificate'): Promise<string>;
  /** A material worth so much. */
  material(amount: string): Promise<MaterialDetail>;
  /** A payment of so much that arrives. */
  collection(amount: string, fee?: string): Promise<CollectionDetail>;
  link(materialId: string, collectionId: string, amount: string): Promise<string>;
  decide(collectionId: string, decision: 'approve' | 'reject'): Promise<number>;
  /** The owner's money: what may be spent, and what is pending. */
  money(): Promise<readonly [available: string, pending: string]>;
}

const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d, 0x31];

/** Opens a virtual account of a partner's merchant in euros and everything round it. */
export async function openTrade(
  testGateway: TestGateway,
  partner: Pick<TestPartner, 'as' | 'tokenOf' | 'merchants'>,
  ownerId: string = partner.merchants[0],
): Promise<Trade> {
  const client = await partner.as('administrator');
  const sandbox = await openSandbox(testGateway, partner);
  const account = await client.virtualAccounts.create({ ownerId, currency: 'EUR', bankCountry: 'DE' });
  const money = (amount: string) => ({ amount, currency: 'EUR' }) as const;
  const certificate: Trade['certificate'] = async (kind = 'transactionCertificate') =>
    (await client.materials.upload(new File([new Uint8Array(PDF)], 'invoice.pdf'), { kind })).id;
  return {
    client,
    sandbox,
    account,
    ownerId,
    certificate,
    material: async (amount) =>
      client.materials.create({
        ownerId,
        buyerName: 'Oberland Versand GmbH',
        buyerCountry: 'DE',
        senderName: 'Corporation of the test',
        amount: money(amount),
        certificateIds: [await certificate()],
      }),
    collection: async (amount, fee) => {
      const body = { virtualAccountId: account.id, amount: money(amount), ...(fee ? { fee: money(fee) } : {}) };
      const { envelope, status } = await sandbox.event('collection-arrives', body);
      if (status !== 200) throw new Error(`the collection did not arrive: ${String(envelope.msg)}`);
      return asCollection(envelope.data);
    },
    link: async (materialId, collectionId, amount) =>
      (await client.materialLinks.create({ materialId, collectionId, amount: money(amount) })).id,
    decide: async (collectionId, decision) =>
      (await sandbox.event('review-decision', { collectionId, decision })).status,
    money: async () => {
      const { available, collectionPending } = await client.accounts.getBy({ ownerId, currency: 'EUR' });
      return [available.amount, collectionPending.amount];
    },
  };
}

// The gateway of a test checks every answer against its schema.
function asCollection(data: unknown): CollectionDetail {
  return data as CollectionDetail;
}
