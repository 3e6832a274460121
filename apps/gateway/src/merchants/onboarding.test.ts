import {
  type GatewayClient,
  type MerchantDocumentKind,
  merchantAction,
  nextOnboardingStatus,
  onboardingStatus,
} from '@corridor/core';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SERVICE_SCOPE } from '../database';
import { newPartner, type TestPartner } from '../testing/newPartner';
import { type House, PLACES } from '../testing/places';
import { refusalOf } from '../testing/refusalOf';
import { merchantTable } from './table';
import { ada } from './testing/inputs';

const file = (bytes: number[] = [0x25, 0x50, 0x44, 0x46, 0x2d]) => new File([new Uint8Array(bytes)], 'scan.pdf');

describe.each(PLACES)('onboarding on the %s database', (_name, open) => {
  let house: House;
  let partner: TestPartner;
  let client: GatewayClient;

  beforeAll(async () => {
    house = await (await open()).open();
  });
  beforeEach(async () => {
    partner = await newPartner(house);
    client = await partner.as('operator');
  });

  const person = () => client.merchants.create({ type: 2, individual: ada });
  const upload = (merchantId: string, kind: MerchantDocumentKind) =>
    client.merchants.upload(file(), { merchantId, kind });
  const withDocuments = async () => {
    const { id } = await person();
    for (const kind of ['idFront', 'idBack', 'addressProof'] as const) await upload(id, kind);
    return id;
  };
  const inStatus = async (status: (typeof onboardingStatus.codes)[number]) => {
    const id = await withDocuments();
    await house.db.transaction(SERVICE_SCOPE, (tx) =>
      tx.update(merchantTable).set({ status }).where(eq(merchantTable.id, id)),
    );
    return id;
  };

  it('takes documents, one of each kind, known by their content, and gives them back', async () => {
    const { id } = await person();
    await upload(id, 'idFront');
    const second = await client.merchants.upload(file([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), {
      merchantId: id,
      kind: 'idFront',
    });
    const { documents } = await client.merchants.get(id);
    expect(documents).toEqual([second]);
    expect(second).toMatchObject({ kind: 'idFront', contentType: 'image/png', size: 8 });
    const { content } = await client.merchants.callById(id, 'document', { documentId: second.id });
    expect(content).toBe('iVBORw0KGgo=');
    const text = client.merchants.upload(new File(['hello'], 'a.pdf'), { merchantId: id, kind: 'idBack' });
    expect((await refusalOf(text)).status).toBe(415);
    const big = client.merchants.upload(new File([new Uint8Array(1_048_577).fill(0x25)], 'a.pdf'), {
      merchantId: id,
      kind: 'idBack',
    });
    expect((await refusalOf(big)).status).toBe(413);
    const files = await house.db.single(sql`SELECT id FROM stored_file WHERE owner_id = ${id}`);
    expect(files).toEqual([{ id: second.id }]);
  });

  it('asks for the documents before a review', async () => {
    const { id } = await person();
    expect((await client.merchants.callById(id, 'submit', {})).status).toBe('toBeUploaded');
    await upload(id, 'idFront');
    const refused = await refusalOf(client.merchants.callById(id, 'submit', {}));
    expect(refused.fields.map(({ path }) => path)).toEqual(['documents.idBack', 'documents.addressProof']);
    await upload(id, 'idBack');
    await upload(id, 'addressProof');
    expect((await client.merchants.callById(id, 'submit', {})).status).toBe('underReview');
    expect((await refusalOf(upload(id, 'idBack'))).kind).toBe('conflict');
  });

  it('is asked for more, rejected with reasons and approved in the end', async () => {
    const id = await withDocuments();
    const submit = () => client.merchants.callById(id, 'submit', {});
    await submit();
    const none = await refusalOf(client.merchants.callById(id, 'reject', { reasons: [] }));
    expect(none.fields[0]?.path).toBe('reasons');
    const more = await client.merchants.callById(id, 'requestMore', {
      reasons: ['idDocumentPicture'],
      note: 'Blurred',
    });
    expect(more).toMatchObject({
      status: 'toBeSupplemented',
      review: { reasons: ['idDocumentPicture'], note: 'Blurred' },
    });
    await submit();
    const rejected = await client.merchants.callById(id, 'reject', { reasons: ['failedAmlReview'] });
    expect(rejected).toMatchObject({ status: 'rejected', review: { reasons: ['failedAmlReview'], note: null } });
    await submit();
    const approved = await client.merchants.callById(id, 'approve', {});
    expect(approved).toMatchObject({ status: 'approved', review: null });
    expect(approved.timeline.map(({ action }) => action).slice(0, 6)).toEqual([
      'approve',
      'submit',
      'reject',
      'submit',
      'requestMore',
      'submit',
    ]);
  });

  it.each(onboardingStatus.codes)('offers in %s exactly what core declares', async (status) => {
    const id = await inStatus(status);
    const { allowedActions } = await client.merchants.get(id);
    for (const action of merchantAction.codes) {
      const next = nextOnboardingStatus(status, action);
      expect(allowedActions.includes(action)).toBe(next !== null);
      if (next !== null) continue;
      const call = client.merchants.callById(id, action, { reasons: ['addressProof'] });
      expect((await refusalOf(call)).kind).toBe(
        action === 'reject' || action === 'requestMore' ? 'conflict' : 'validation',
      );
      if (action !== 'reject' && action !== 'requestMore')
        expect((await refusalOf(client.merchants.callById(id, action, {}))).kind).toBe('conflict');
    }
  });
});
