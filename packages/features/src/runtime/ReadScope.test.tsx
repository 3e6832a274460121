import { act, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import useSWR from 'swr';
import { expect, it, vi } from 'vitest';
import { createReadStore } from './createReadStore';
import { ReadScope } from './ReadScope';
import type { ReadStore } from './ReadStore';

const KEY = ['card', 'page', {}];

interface ShownProps {
  readonly store: ReadStore;
  readonly fetch: () => Promise<{ value: string }>;
}

function Shown({ store, fetch }: ShownProps) {
  const { data } = useSWR([...store.keyOf(KEY)], fetch, { revalidateIfStale: false });
  return <p>{data?.value}</p>;
}

function show(store: ReadStore, fetch: ShownProps['fetch']) {
  return render(
    <StrictMode>
      <ReadScope store={store}>
        <Shown store={store} fetch={fetch} />
      </ReadScope>
    </StrictMode>,
  );
}

it('shows a known answer without asking, and asks once it is invalidated', async () => {
  const store = createReadStore([{ key: KEY, value: 'known' }]);
  const fetch = vi.fn(async () => ({ value: 'new' }));
  show(store, fetch);
  expect(screen.queryByText('known')).not.toBeNull();
  expect(fetch).not.toHaveBeenCalled();
  act(() => store.invalidate(() => true));
  await waitFor(() => expect(screen.queryByText('new')).not.toBeNull());
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('keeps its answers when it is shown again, unless a write ended in between', async () => {
  const store = createReadStore([{ key: KEY, value: 'known' }]);
  const fetch = vi.fn(async () => ({ value: 'new' }));
  show(store, fetch).unmount();
  const again = show(store, fetch);
  expect(screen.queryByText('known')).not.toBeNull();
  again.unmount();
  store.invalidate(() => true);
  show(store, fetch);
  await waitFor(() => expect(screen.queryByText('new')).not.toBeNull());
});

it('shares no answer with another store', async () => {
  const [one, other] = [createReadStore([{ key: KEY, value: 'known' }]), createReadStore()];
  show(one, async () => ({ value: 'one' }));
  show(other, async () => ({ value: 'other' }));
  expect(screen.queryByText('known')).not.toBeNull();
  await waitFor(() => expect(screen.queryByText('other')).not.toBeNull());
});
