import { createGatewayClient, type GatewayClient } from '@corridor/core';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { forgetUploadParts } from '../platform/files';
import { DATABASES, type TestGateway } from '../testing/databases';
import { newPartner, type TestPartner } from '../testing/newPartner';
import { post } from '../testing/post';
import { refusalOf } from '../testing/refusalOf';
import { runJobs } from '../testing/runJobs';

const SIZE = 5000;
const bytes = Uint8Array.from({ length: SIZE }, (_, at) => (at < 5 ? '%PDF-'.charCodeAt(at) : at % 251));
const KIND = { kind: 'transactionCertificate' } as const;
const PATH = '/api/portal/cms/material/upload';

describe.each(DATABASES)('an upload whose connection breaks, on the %s database', (_name, open) => {
  let testGateway: TestGateway;
  let partner: TestPartner;

  beforeAll(async () => {
    testGateway = await (await open()).open();
    partner = await newPartner(testGateway);
  });

  /** A client whose next uploads break after so many bytes each; `sent` are the bodies of all. */
  async function breaking(...after: number[]): Promise<{ client: GatewayClient; sent: number[] }> {
    const token = await partner.tokenOf('operator');
    const sent: number[] = [];
    const client = createGatewayClient({
      baseURL: 'http://gateway.test',
      getAccessToken: () => token,
      fetch: async (input, init) => {
        const request = new Request(input, init);
        const body = new Uint8Array(await request.arrayBuffer());
        if (body.byteLength > 0) sent.push(body.byteLength);
        const length = body.byteLength > 0 ? after.shift() : undefined;
        const { url, method, headers } = request;
        if (length === undefined) return testGateway.gateway.fetch(new Request(url, { method, headers, body }));
        const duplex = { duplex: 'half' };
        await testGateway.gateway.fetch(
          new Request(url, { method, headers, body: broken(body.slice(0, length)), ...duplex }),
        );
        throw new TypeError('Failed to fetch');
      },
    });
    return { client, sent };
  }

  const parts = async () =>
    (
      await testGateway.db.single(
        sql`SELECT octet_length(content) AS length FROM upload_part WHERE partner_id = ${partner.partnerId} ORDER BY 1`,
      )
    ).map(({ length }) => length);

  it('goes on where it broke, twice, and is attached whole or not at all', async () => {
    const { client, sent } = await breaking(2000, 1500);
    const upload = client.materials.startUpload(new File([bytes], 'Rechnung "März".pdf'), KIND);
    expect((await refusalOf(upload.send())).kind).toBe('network');
    expect(await parts()).toEqual([2000]);
    const shares: number[] = [];
    expect((await refusalOf(upload.send())).kind).toBe('network');
    expect(await parts()).toEqual([3500]);
    const stored = await upload.send({ onProgress: (share) => void shares.push(share) });
    expect(stored).toMatchObject({ name: 'Rechnung "März".pdf', size: SIZE, contentType: 'application/pdf' });
    const [whole = 0, ...rest] = sent;
    expect(rest).toEqual([whole - 2000, whole - 3500]);
    expect(await parts()).toEqual([]);
    expect(Math.min(...shares, 1)).toBeGreaterThan(3500 / whole);
    const trade = { buyerName: 'Kontor Nord AG', buyerCountry: 'DE', senderName: 'Corporation of the test' };
    const { id } = await client.materials.create({
      ...{ ...trade, ownerId: partner.merchants[0], certificateIds: [stored.id] },
      amount: { amount: '1.00', currency: 'EUR' },
    });
    const { content } = await client.materials.callById(id, 'certificate', { certificateId: stored.id });
    expect(Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0))).toEqual(bytes);
  });

  it('is known to its own user alone, and refused where nothing of it is here', async () => {
    const { client } = await breaking(1000);
    const options = { requestId: 'SA0001767225600001' };
    await refusalOf(client.materials.startUpload(new File([bytes], 'a.pdf'), KIND).send(options));
    const ask = async (role: 'operator' | 'administrator' | 'viewer', range = 'bytes */5200') =>
      post(testGateway, PATH, null, {
        access_token: await partner.tokenOf(role),
        request_id: options.requestId,
        'content-range': range,
      });
    expect((await ask('operator')).envelope.data).toEqual({ received: 1000 });
    for (const role of ['administrator', 'viewer'] as const)
      expect((await ask(role)).envelope.data).toEqual({ received: 0 });
    for (const range of ['bytes 1001-5199/5200', 'bytes five'])
      expect(await ask('operator', range)).toMatchObject({ status: 400, envelope: { code: '40000' } });
    await runJobs(testGateway, forgetUploadParts, new Date(testGateway.clock.now().getTime() + 86_400_001));
    expect(await parts()).toEqual([]);
  });

  it('keeps nothing of who may not upload, and no more than twenty of one user', async () => {
    const fileOf = (at: number) => new File([bytes], `${at}.pdf`);
    const { client } = await breaking(...Array.from({ length: 21 }, (_, at) => 100 + at));
    for (let at = 0; at < 21; at += 1) await refusalOf(client.materials.startUpload(fileOf(at), KIND).send());
    expect(await parts()).toHaveLength(20);
    const token = await partner.tokenOf('viewer');
    const headers = { access_token: token, request_id: 'SA0001767225600002' };
    const request = new Request(`http://gateway.test${PATH}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'multipart/form-data; boundary=a' },
      ...{ body: broken(bytes.slice(0, 9)), duplex: 'half' },
    });
    expect((await testGateway.gateway.fetch(request)).status).toBe(400);
    expect(await parts()).toHaveLength(20);
    await runJobs(testGateway, forgetUploadParts, new Date(testGateway.clock.now().getTime() + 86_400_001));
  });
});

/** A body of which only the beginning comes. */
function broken(beginning: Uint8Array): ReadableStream<Uint8Array> {
  let isSent = false;
  return new ReadableStream({
    pull(controller) {
      if (isSent) return controller.error(new Error('aborted'));
      isSent = true;
      controller.enqueue(beginning);
    },
  });
}
