import { screen, waitFor } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { expect, it, vi } from 'vitest';
import { renderRuntimeHook, renderWidget } from '../../testing/renderWidget';
import { refusal, type Script, scriptedGateway } from '../../testing/scriptedGateway';
import { RecordEditor } from './RecordEditor';
import { type RecordPair, useRecordNames } from './useRecordNames';

const MERCHANTS = [
  { id: 'm1', name: 'Alpine Tools' },
  { id: 'm2', name: 'Baltic Foods' },
];

const EUROS = { amount: '1200.00', currency: 'EUR' };

const answers: Script = ({ path, body }) => {
  if (path === 'merchant/get') return MERCHANTS.find(({ id }) => id === body.id) ?? refusal(404, 'No such merchant');
  if (path === 'material/get') return { id: body.id, buyerName: 'Oberland Versand', ownerName: 'Li Na', amount: EUROS };
  if (path === 'collection/get') return { id: body.id, payerName: 'Kontor Nord', ownerName: 'Li Na', amount: EUROS };
  if (path === 'card/get') return { id: body.id, last4: '4242', holderName: 'Anna Berg' };
  if (path === 'transaction/get') return { id: body.id, counterpartyName: 'Ada Byron', reference: null };
  if (path === 'shop/get') return { id: body.id, name: 'Shop of somebody' };
  const { search = '' } = filterOf(body);
  return { items: MERCHANTS.filter(({ name }) => name.startsWith(search)), page: 1, size: 10, total: 2 };
};

/** Guarantee: the picker sends a filter with every page. */
const filterOf = (body: Readonly<Record<string, unknown>>) => body.filter as { search?: string };

it('offers records by name and id, searched on the gateway and picked by keyboard', async () => {
  const { gateway, requests } = scriptedGateway(answers);
  const change = vi.fn();
  renderWidget(<RecordEditor concept="merchants" label="Merchant" value={null} onChange={change} />, { gateway });
  await userEvent.tab();
  expect((await screen.findByRole('option', { name: /Alpine Tools/ })).textContent).toContain('m1');
  await userEvent.keyboard('Ba');
  await waitFor(() => expect(screen.queryByRole('option', { name: /Alpine/ })).toBeNull());
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(change).toHaveBeenCalledExactlyOnceWith('m2');
  expect(requests.map(({ body }) => filterOf(body).search)).toEqual([undefined, 'Ba']);
});

it('shows the name of what is chosen', async () => {
  const { gateway } = scriptedGateway(answers);
  renderWidget(<RecordEditor concept="merchants" label="Merchant" value="m2" onChange={vi.fn()} />, { gateway });
  const box = screen.getByRole<HTMLInputElement>('combobox', { name: 'Merchant' });
  await waitFor(() => expect(box.value).toBe('Baltic Foods'));
});

it('names records of several concepts, and says the id of one that is gone', async () => {
  const { gateway } = scriptedGateway(answers);
  const pairs: RecordPair[] = [
    { concept: 'merchants', id: 'm1' },
    { concept: 'merchants', id: 'gone' },
    { concept: 'shops', id: 's1' },
    { concept: 'cards', id: 'c1' },
    { concept: 'transactions', id: 't1' },
  ];
  const { result } = renderRuntimeHook(() => useRecordNames(pairs), { gateway }, undefined);
  expect(result.current('merchants', 'm1')).toBe('m1');
  await waitFor(() => expect(result.current('merchants', 'm1')).toBe('Alpine Tools'));
  expect(result.current('merchants', 'gone')).toBe('gone');
  expect(result.current('shops', 's1')).toBe('Shop of somebody');
  expect(result.current('cards', 'c1')).toBe('•••• 4242 · Anna Berg');
  expect(result.current('transactions', 't1')).toBe('Ada Byron');
});

it('names a material and a collection by who paid how much', async () => {
  const { gateway } = scriptedGateway(answers);
  const pairs: RecordPair[] = [
    { concept: 'materials', id: 'x' },
    { concept: 'collections', id: 'y' },
  ];
  const { result } = renderRuntimeHook(() => useRecordNames(pairs), { gateway }, undefined);
  await waitFor(() => expect(result.current('materials', 'x')).toBe('Oberland Versand · 1,200.00\u00a0EUR'));
  expect(result.current('collections', 'y')).toBe('Kontor Nord · 1,200.00\u00a0EUR');
});

const ofPartner: Script = (request) =>
  request.path === 'account/page'
    ? { items: [{ id: 'a1', ownerId: 'p1', ownerName: 'Meridian Pay', currency: 'EUR' }], page: 1, size: 1, total: 1 }
    : answers(request);
const withoutAccounts: Script = (request) =>
  request.path === 'account/page' ? refusal(403, 'You may not read accounts') : answers(request);

it('offers the partner itself before its merchants as an owner, and names either', async () => {
  const { gateway } = scriptedGateway(ofPartner);
  const change = vi.fn();
  renderWidget(<RecordEditor concept="owners" label="Account owner" value={null} onChange={change} />, { gateway });
  await userEvent.tab();
  await waitFor(() =>
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Meridian Pay'),
      expect.stringContaining('Alpine Tools'),
      expect.stringContaining('Baltic Foods'),
    ]),
  );
  await userEvent.keyboard('meri{ArrowDown}');
  await waitFor(() => expect(screen.queryByRole('option', { name: /Baltic/ })).toBeNull());
  await userEvent.keyboard('{Enter}');
  expect(change).toHaveBeenCalledExactlyOnceWith('p1');
  const pairs: RecordPair[] = ['p1', 'm2'].map((id) => ({ concept: 'owners', id }));
  const { result } = renderRuntimeHook(() => useRecordNames(pairs), { gateway }, undefined);
  await waitFor(() => expect(result.current('owners', 'p1')).toBe('Meridian Pay'));
  expect(result.current('owners', 'm2')).toBe('Baltic Foods');
});

it('offers merchants alone where accounts may not be read', async () => {
  const { gateway } = scriptedGateway(withoutAccounts);
  renderWidget(<RecordEditor concept="owners" label="Account owner" value={null} onChange={vi.fn()} />, { gateway });
  await userEvent.tab();
  expect(await screen.findAllByRole('option')).toHaveLength(2);
});
