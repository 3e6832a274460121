import { businessType, isWebsiteUrl } from '@corridor/core';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { shopList } from '../../concepts/shops/shopList';
import { renderWidget } from '../../testing/renderWidget';
import { type Script, scriptedGateway } from '../../testing/scriptedGateway';
import { defineForm } from './defineForm';
import { formDrawer } from './formDrawer';
import { formWidget } from './formWidget';
import { choice, fixed, input, optional, pick } from './kinds';

// Test files share a page, and a story that was run stays on it.
beforeEach(cleanup);

const fields = {
  ownerId: fixed(pick('merchants')),
  name: input(),
  brand: input(),
  websiteUrl: optional(input(isWebsiteUrl)),
  businessType: choice(businessType),
};

/** A shop whose brand is only asked for once it has a name, and that is sent as it is filled in. */
const form = defineForm(shopList, {
  fields,
  when: { brand: ({ name }) => name !== null && name !== 'Nameless' },
  initial: { ownerId: 'm1', businessType: 20, websiteUrl: 'https://shop.example' },
  valuesOf: (shop) => shop,
  warn: ({ brand }) => (brand === 'TEST' ? [{ path: 'brand', reason: 'Only for tests' }] : []),
  check: ({ name, brand }) => (name !== null && name === brand ? [{ path: 'brand', reason: 'The name again' }] : []),
  toCreate: ({ websiteUrl, ...values }) => ({ ...values, websiteUrl: websiteUrl ?? '' }),
  toUpdate: ({ websiteUrl, ...values }) => ({ ...values, websiteUrl: websiteUrl ?? '' }),
});
const Form = formWidget(form);
const FormPart = formDrawer(form);

const SHOP = { id: 's1', ownerId: 'm1', name: 'Aurelia', brand: 'Aurelia', websiteUrl: '', businessType: 20 };

function renderForm(script: Script, element = <Form />) {
  const onEvent = vi.fn();
  const { gateway, requests } = scriptedGateway((request) => {
    if (request.path === 'shop/page') return { items: [], page: 1, size: 1, total: 0, allowedActions: ['create'] };
    if (request.path === 'merchant/get') return { id: 'm1', name: 'Alpine Tools' };
    return script(request);
  });
  renderWidget(element, { gateway, onEvent });
  const sent = (path: string) => requests.filter((request) => request.path === path).map(({ body }) => body.data);
  return { onEvent, sent };
}

const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const send = async (name = 'Add shop') => userEvent.click(await screen.findByRole('button', { name }));
const refusing =
  (path: string): Script =>
  () =>
    Response.json({ code: '40001', msg: 'Refused', fields: [{ path, reason: 'Not this one' }] }, { status: 400 });

describe('a declared form', () => {
  it('neither shows, checks nor sends what is irrelevant', async () => {
    const { sent, onEvent } = renderForm(({ body }) => ({ ...SHOP, ...(body.data as object) }));
    await userEvent.type(await box(/^Name/), 'Nameless');
    expect(screen.queryByRole('textbox', { name: /Brand/ })).toBeNull();
    await send();
    await waitFor(() => expect(sent('shop/create')).toHaveLength(1));
    expect(sent('shop/create')[0]).toEqual({
      ownerId: 'm1',
      name: 'Nameless',
      websiteUrl: 'https://shop.example',
      businessType: 20,
    });
    expect(onEvent).toHaveBeenCalledWith({ type: 'shops.created', id: 's1', message: 'Nameless was added' });
  });

  it('warns below a field of what is well-formed, and sends it all the same', async () => {
    const { sent } = renderForm(({ body }) => ({ ...SHOP, ...(body.data as object) }));
    await userEvent.type(await box(/^Name/), 'Outlet');
    await userEvent.type(await box(/^Brand/), 'TEST');
    await screen.findByText('Only for tests');
    await send();
    await waitFor(() => expect(sent('shop/create')).toHaveLength(1));
  });

  it('takes an error away once its field has become irrelevant', async () => {
    renderForm(() => SHOP);
    await userEvent.type(await box(/^Name/), 'Outlet');
    await send();
    expect(await screen.findByText('1 field needs attention')).toBeTruthy();
    const name = await box(/^Name/);
    await userEvent.clear(name);
    await userEvent.type(name, 'Nameless');
    await waitFor(() => expect(screen.queryByText(/attention/)).toBeNull());
  });

  it('takes an error away that no longer holds because of another field', async () => {
    renderForm(() => SHOP);
    await userEvent.type(await box(/^Name/), 'Outlet');
    await userEvent.type(await box(/Brand/), 'Outlet');
    await send();
    expect((await screen.findAllByText('The name again')).length).toBeGreaterThan(0);
    await userEvent.type(await box(/^Name/), 's');
    await waitFor(() => expect(screen.queryByText('The name again')).toBeNull());
  });

  it('puts a refusal of a part at its field', async () => {
    renderForm(refusing('websiteUrl.host'));
    await userEvent.type(await box(/^Name/), 'Nameless');
    await send();
    await waitFor(async () => expect((await box(/Website/)).getAttribute('aria-invalid')).toBe('true'));
  });

  it.each(['partnerId', 'brand'])('puts a refusal of %s, which no field can show, at its head', async (path) => {
    renderForm(refusing(path));
    await userEvent.type(await box(/^Name/), 'Nameless');
    await send();
    expect((await screen.findByRole('alert')).textContent).toContain('Not this one');
  });

  it('changes a record without its fixed fields, and tells it to be changed', async () => {
    const { sent, onEvent } = renderForm(
      ({ path, body }) => (path === 'shop/get' ? SHOP : { ...SHOP, ...(body.data as object) }),
      <Form target={{ kind: 'edit', id: 's1' }} />,
    );
    const brand = await box(/Brand/);
    await userEvent.clear(brand);
    await userEvent.type(brand, 'Lunaria');
    await send('Save changes');
    await waitFor(() => expect(sent('shop/update')).toHaveLength(1));
    expect(sent('shop/update')[0]).toEqual({ name: 'Aurelia', brand: 'Lunaria', websiteUrl: '', businessType: 20 });
    expect(onEvent).toHaveBeenCalledWith({ type: 'shops.updated', id: 's1', message: 'Aurelia was saved' });
  });

  it('shows a sentence in place of a form for a record that may not be changed', async () => {
    renderForm(() => ({ ...SHOP, allowedActions: ['enable'] }), <Form target={{ kind: 'edit', id: 's1' }} />);
    expect(await screen.findByText('You don’t have permission')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('asks before a drawer with unsaved values closes, and saves by the button in its foot', async () => {
    const [onClose, onDone] = [vi.fn(), vi.fn()];
    renderForm(() => SHOP, <FormPart target={{ kind: 'create' }} onClose={onClose} onDone={onDone} />);
    await userEvent.type(await box(/^Name/), 'Nameless');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(onClose).not.toHaveBeenCalled();
    await send();
    await waitFor(() => expect(onDone).toHaveBeenCalledWith(SHOP));
  });
});
