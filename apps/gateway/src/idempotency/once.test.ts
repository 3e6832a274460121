import { createRequestId, type GatewayClient } from '@corridor/core';
import { beforeAll, describe, expect, it } from 'vitest';
import { newPartner, type TestPartner } from '../testing/newPartner';
import { type House, PLACES } from '../testing/places';
import { post } from '../testing/post';
import { refusalOf } from '../testing/refusalOf';

describe.each(PLACES)('a repeated request id on the %s database', (_name, open) => {
  let house: House;
  let partner: TestPartner;
  let client: GatewayClient;

  beforeAll(async () => {
    house = await (await open()).open();
    partner = await newPartner(house);
    client = await partner.as('operator');
  });

  const fresh = () => ({ requestId: createRequestId() });
  const application = () => ({
    merchantId: partner.merchants[0],
    holderName: 'Ada Test',
    bin: '424242',
    type: 'virtual' as const,
    model: 'personal' as const,
    shared: false,
  });
  const count = async () => (await client.cards.page({ page: 1, size: 10 })).total;

  it('gives the first answer and does nothing again', async () => {
    const before = await count();
    const options = fresh();
    const first = await client.cards.create(application(), options);
    await client.cards.update(first.id, { label: 'changed since' });
    expect(await client.cards.create(application(), options)).toEqual(first);
    expect(await count()).toBe(before + 1);
  });

  it('gives the first refusal, whatever has changed since', async () => {
    const [id = ''] = await partner.addCards([{ status: 'normal' }]);
    const options = fresh();
    const first = await refusalOf(client.cards.callById(id, 'unblock', {}, options));
    await client.cards.callById(id, 'block', {});
    const again = await refusalOf(client.cards.callById(id, 'unblock', {}, options));
    expect([again.status, again.code, again.msg]).toEqual([first.status, first.code, first.msg]);
    expect((await client.cards.get(id)).status).toBe('blocked');
  });

  it('is a conflict with another body, another call or another file', async () => {
    const [id = ''] = await partner.addCards([{ status: 'normal' }]);
    const options = fresh();
    await client.cards.callById(id, 'block', { reason: 'one' }, options);
    const other = [
      client.cards.callById(id, 'block', { reason: 'two' }, options),
      client.cards.callById(id, 'unblock', { reason: 'one' }, options),
      client.cards.update(id, { label: 'x' }, options),
    ];
    for (const refused of await Promise.all(other.map(refusalOf)))
      expect(refused).toMatchObject({ kind: 'conflict', code: '40901' });
    const file = (byte: number) => new File([new Uint8Array([0x25, 0x50, 0x44, 0x46, 0x2d, byte])], 'a.pdf');
    const upload = fresh();
    const stored = await client.cards.upload(file(1), { cardId: id }, upload);
    expect(await client.cards.upload(file(1), { cardId: id }, upload)).toEqual(stored);
    expect((await refusalOf(client.cards.upload(file(2), { cardId: id }, upload))).code).toBe('40901');
  });

  it('does a write once though it comes many times at one moment', async () => {
    const before = await count();
    const options = fresh();
    const answers = await Promise.all(Array.from({ length: 8 }, () => client.cards.create(application(), options)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await count()).toBe(before + 1);
  });

  it('belongs to one user: the same id of another is another request', async () => {
    const options = fresh();
    const first = await client.cards.create(application(), options);
    const second = await (await partner.as('administrator')).cards.create(application(), options);
    expect(second.id).not.toBe(first.id);
  });

  it('may be left out, and is refused in another form', async () => {
    const token = await partner.tokenOf('operator');
    const path = '/api/portal/cms/card/create';
    const made = await post(house, path, { data: application() }, { access_token: token });
    expect(made.status).toBe(200);
    const refused = await post(house, path, { data: application() }, { access_token: token, request_id: 'a b' });
    expect([refused.status, refused.envelope.code]).toEqual([400, '40000']);
  });
});
