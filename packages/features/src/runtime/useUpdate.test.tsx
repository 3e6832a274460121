import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderRuntimeHook } from '../testing/renderWidget';
import { type Script, scriptedGateway } from '../testing/scriptedGateway';
import { useRuntime } from './Runtime';
import { useCreate } from './useCreate';
import { usePage } from './usePage';
import { useRecord } from './useRecord';
import { useUpdate } from './useUpdate';

const answers: Script = ({ path, body }) => {
  if (path === 'shop/page') return { items: [], page: 1, size: 10, total: 0 };
  if (path === 'shop/get') return { id: body.id, name: 'As read' };
  return { id: body.id ?? 'new', name: 'As written' };
};

function renderShop() {
  const { gateway, requests } = scriptedGateway(answers);
  const rendered = renderRuntimeHook(
    ({ id }: { id: string | null }) => {
      const { shops } = useRuntime().gateway;
      return {
        page: usePage(shops, { page: 1, size: 10 }),
        shop: useRecord(shops, id),
        update: useUpdate(shops),
        create: useCreate(shops),
      };
    },
    { gateway },
    { id: 's1' },
  );
  const count = (path: string, id?: string) =>
    requests.filter((request) => request.path === path && request.body.id === id).length;
  return { ...rendered, count };
}

it('shows what the update answered without asking for it, and reads the page again', async () => {
  const { result, count } = renderShop();
  await waitFor(() => expect(result.current.shop.data?.name).toBe('As read'));
  await waitFor(() => expect(count('shop/page')).toBe(1));
  await act(() => result.current.update.run('s1', { name: 'As written' }));
  expect(result.current.shop.data?.name).toBe('As written');
  await waitFor(() => expect(count('shop/page')).toBe(2));
  expect(count('shop/get', 's1')).toBe(1);
});

it('has the record that was created at hand when it is opened next', async () => {
  const { result, rerender, count } = renderShop();
  await act(() =>
    result.current.create.run({ ownerId: 'm1', name: 'New', websiteUrl: 'https://new.example', businessType: 10 }),
  );
  rerender({ id: 'new' });
  expect(result.current.shop).toMatchObject({ data: { name: 'As written' }, loading: false });
  await waitFor(() => expect(count('shop/page')).toBe(2));
  expect(count('shop/get', 'new')).toBe(0);
});

it('reads what a write answered again once something else was written', async () => {
  const { result, rerender, count } = renderShop();
  await act(() => result.current.update.run('new', { name: 'As written' }));
  rerender({ id: 'new' });
  expect(count('shop/get', 'new')).toBe(0);
  await act(() => result.current.update.run('s1', { name: 'As written' }));
  await waitFor(() => expect(count('shop/get', 'new')).toBe(1));
});
