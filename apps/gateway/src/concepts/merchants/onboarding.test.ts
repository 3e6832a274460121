import {
  type GatewayClient,
  type MerchantDocumentKind,
  merchantAction,
  nextOnboardingStatus,
  onboardingStatus,
} from '@corridor/core';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SERVICE_SCOPE } from '../../platform/database';
import { DATABASES, type TestGateway } from '../../testing/databases';
import { newPartner, type TestPartner } from '../../testing/newPartner';
import { refusalOf } from '../../testing/refusalOf';
import { merchantReviewLeaseTable, merchantTable } from './table';
import { ada } from './testing/inputs';

const file = (bytes: number[] = [0x25, 0x50, 0x44, 0x46, 0x2d]) => new File([new Uint8Array(bytes)], 'scan.pdf');

describe.each(DATABASES)('onboarding on the %s database', (_name, open) => {
  let testGateway: TestGateway;
  let partner: TestPartner;
  let client: GatewayClient;

  beforeAll(async () => {
    testGateway = await (await open()).open();
  });
  beforeEach(async () => {
    partner = await newPartner(testGateway);
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
    await testGateway.db.transaction(SERVICE_SCOPE, (tx) =>
      tx.update(merchantTable).set({ status, makers: [] }).where(eq(merchantTable.id, id)),
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
    const files = await testGateway.db.single(sql`SELECT id FROM stored_file WHERE owner_id = ${id}`);
    expect(files).toEqual([{ id: second.id }]);
  });

  // @spec 5.file-required
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

  // @spec 4.onboarding.rejection
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
    const other = await partner.as('administrator');
    const approved = await other.merchants.callById(id, 'approve', {});
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

  it('is approved by nobody who added, changed, completed or submitted it, until a policy of reviews asks for nobody else', async () => {
    const [changer, checker] = [await partner.as('operator'), await partner.as('administrator')];
    const { id } = await person();
    await upload(id, 'idFront');
    await changer.merchants.update(id, { individual: { city: 'Lyon' } });
    for (const kind of ['idBack', 'addressProof'] as const) await upload(id, kind);
    await client.merchants.callById(id, 'submit', {});
    const waitsFor = async (hand: GatewayClient) =>
      (await hand.merchants.list({ filter: { search: id, decidable: true } })).length === 1;
    expect(await waitsFor(checker)).toBe(true);
    for (const hand of [client, changer]) {
      expect(await waitsFor(hand)).toBe(false);
      const own = await hand.merchants.get(id);
      expect(own).toMatchObject({ ownReview: true, allowedActions: ['reject', 'requestMore'] });
      expect((await refusalOf(hand.merchants.callById(id, 'approve', {}))).reason).toBe('refusals.ownReview');
      expect((await hand.merchants.call('nextReview', {})).merchantId).toBeNull();
    }
    expect(await checker.merchants.get(id)).toMatchObject({ ownReview: false });
    expect((await checker.merchants.call('nextReview', {})).merchantId).toBe(id);
    const reviews = { kind: 'reviews', approvers: 2, hours: 72 } as const;
    const refused = await refusalOf(checker.approvalPolicies.create(reviews));
    expect(refused.fields.map(({ path }) => path)).toEqual(['approvers']);
    const strict = await checker.approvalPolicies.create({ ...reviews, approvers: 1 });
    await checker.approvalPolicies.create({ ...reviews, approvers: 0 });
    expect((await refusalOf(client.merchants.callById(id, 'approve', {}))).reason).toBe('refusals.ownReview');
    await checker.approvalPolicies.delete(strict.id);
    expect(await client.merchants.callById(id, 'approve', {})).toMatchObject({ status: 'approved' });
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

  it('says what may be done with a merchant: change, upload and delete as its status allows', async () => {
    const rights = async (status: (typeof onboardingStatus.codes)[number]) =>
      (await client.merchants.get(await inStatus(status))).allowedActions;
    expect(await rights('initial')).toEqual(['submit', 'update', 'upload', 'delete']);
    expect(await rights('rejected')).toEqual(['submit', 'update', 'upload']);
    expect(await rights('underReview')).toEqual(['approve', 'reject', 'requestMore']);
    expect(await rights('enabled')).toEqual(['disable', 'update']);
    const viewer = await partner.as('viewer');
    expect((await viewer.merchants.get(await inStatus('initial'))).allowedActions).toEqual([]);
  });

  it('counts each status of what a filter finds', async () => {
    await inStatus('rejected');
    const counted = await client.merchants.call('statusCounts', { search: 'byron', country: ['FR'] });
    expect(counted.filter(({ count }) => count > 0)).toEqual([{ status: 'rejected', count: 1 }]);
    const none = await client.merchants.call('statusCounts', { country: ['JP'] });
    expect(none).toEqual(counted.map(({ status }) => ({ status, count: 0 })));
  });

  it('leads reviewers through the queue, and keeps two of them from the same merchant', async () => {
    const [first, second] = [await inStatus('underReview'), await inStatus('underReview')];
    const other = await partner.as('administrator');
    const next = async (of: GatewayClient, after?: string) =>
      of.merchants.call('nextReview', after === undefined ? {} : { after });
    expect(await next(client)).toEqual({ merchantId: first, waiting: 2 });
    expect(await client.merchants.callById(first, 'holdReview', {})).toMatchObject({ isMine: true });
    expect(await other.merchants.callById(first, 'holdReview', {})).toMatchObject({ isMine: false });
    expect((await other.merchants.get(first)).reviewer).toEqual(expect.any(String));
    expect(await next(other)).toEqual({ merchantId: second, waiting: 2 });
    expect((await refusalOf(other.merchants.callById(first, 'approve', {}))).kind).toBe('conflict');
    expect(await next(client, second)).toEqual({ merchantId: first, waiting: 2 });
    await client.merchants.callById(first, 'approve', {});
    expect(await next(client, first)).toEqual({ merchantId: second, waiting: 1 });
    await client.merchants.callById(second, 'holdReview', {});
    await client.merchants.callById(second, 'releaseReview', {});
    expect(await other.merchants.callById(second, 'holdReview', {})).toMatchObject({ isMine: true });
    expect(await next(client)).toEqual({ merchantId: null, waiting: 1 });
  });

  it('keeps nothing for whoever is gone longer than a lease', async () => {
    const id = await inStatus('underReview');
    await client.merchants.callById(id, 'holdReview', {});
    await testGateway.db.transaction(SERVICE_SCOPE, (tx) =>
      tx
        .update(merchantReviewLeaseTable)
        .set({ until: new Date(0) })
        .where(eq(merchantReviewLeaseTable.merchantId, id)),
    );
    const other = await partner.as('administrator');
    expect(await other.merchants.callById(id, 'holdReview', {})).toMatchObject({ isMine: true });
  });
});
