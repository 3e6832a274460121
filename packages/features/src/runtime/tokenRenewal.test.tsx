import { render, screen, waitFor } from '@testing-library/react';
import { type FormEvent, StrictMode, useState } from 'react';
import { userEvent } from 'storybook/test';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { refusal } from '../testing/scriptedGateway';
import { CorridorProvider } from './CorridorProvider';
import { createRenewingGateway } from './createRenewingGateway';
import type { TokenSource } from './createTokenStore';
import { useRuntime } from './Runtime';
import { usePage } from './usePage';
import { useUpdate } from './useUpdate';

interface Sent {
  readonly host: string;
  readonly path: string;
  readonly token: string | null;
  readonly requestId: string | null;
}

let good: Record<string, string>;
let sent: Sent[];

// The network of the page: two gateways, each with the one token that it takes at the moment.
async function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const { host, pathname } = new URL(request.url);
  const token = request.headers.get('access_token');
  const path = pathname.replace('/api/portal/cms/', '');
  sent.push({ host, path, token, requestId: request.headers.get('request_id') });
  if (token !== good[host]) return refusal(401, 'This embed session has ended');
  const card = { id: `card of ${host}`, label: 'kept' };
  const data = path === 'card/page' ? { items: [card], page: 1, size: 10, total: 1 } : card;
  return Response.json({ code: '10000', msg: 'OK', data });
}

beforeEach(() => {
  good = { 'one.test': 'one 1', 'two.test': 'two 1' };
  sent = [];
});

function Cards({ pages }: { pages: number }) {
  const { gateway } = useRuntime();
  const { data, error } = usePage(gateway.cards, { page: pages, size: 10 });
  return <p>{error ? error.kind : (data?.items[0]?.id ?? 'waiting')}</p>;
}

function LabelForm() {
  const { gateway } = useRuntime();
  const [label, setLabel] = useState('');
  const write = useUpdate(gateway.cards);
  const save = (event: FormEvent) => {
    event.preventDefault();
    void write.run('1', { label });
  };
  return (
    <form onSubmit={save}>
      <input aria-label="Label" value={label} onChange={(event) => setLabel(event.target.value)} />
      <button type="submit">Save</button>
      <output>{write.error?.kind ?? write.state}</output>
    </form>
  );
}

const gatewayAt = (host: string, ask: TokenSource) =>
  createRenewingGateway(ask, { baseURL: `http://${host}`, fetch: answer });

/** A host that gives another token each time it is asked. */
function counted(name: string) {
  let asked = 0;
  const ask = async () => {
    asked += 1;
    return `${name} ${asked}`;
  };
  return { ask, asked: () => asked };
}

describe('a page whose token runs out', () => {
  it('asks its host once for all parts that were refused together, and goes on by itself', async () => {
    const host = counted('one');
    const onError = vi.fn();
    const gateway = gatewayAt('one.test', host.ask);
    good['one.test'] = 'one 2';
    render(
      <StrictMode>
        <CorridorProvider gateway={gateway} onError={onError}>
          <Cards pages={1} />
          <Cards pages={2} />
          <Cards pages={3} />
        </CorridorProvider>
      </StrictMode>,
    );
    expect(await screen.findAllByText('card of one.test')).toHaveLength(3);
    expect(host.asked()).toBe(2);
    expect(sent.map(({ token }) => token)).toEqual(['one 1', 'one 1', 'one 1', 'one 2', 'one 2', 'one 2']);
    expect(onError).not.toHaveBeenCalled();
  });

  it('loses nothing that was typed while its host has no token, and sends the write under the same id later', async () => {
    let token: string | undefined = 'one 1';
    const gateway = gatewayAt('one.test', () => token);
    const onError = vi.fn();
    render(
      <CorridorProvider gateway={gateway} onError={onError}>
        <LabelForm />
      </CorridorProvider>,
    );
    await userEvent.type(screen.getByLabelText('Label'), 'Fleet card');
    good['one.test'] = 'one 2';
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('unauthorized');
    expect(onError).toHaveBeenCalledOnce();
    token = 'one 2';
    expect(screen.getByLabelText<HTMLInputElement>('Label').value).toBe('Fleet card');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('done');
    expect(new Set(sent.map(({ requestId }) => requestId)).size).toBe(1);
  });
});

it('two tenants on one page renew apart and share no token, client or cache', async () => {
  const [one, two] = [counted('one'), counted('two')];
  good['two.test'] = 'two 2';
  render(
    <StrictMode>
      <CorridorProvider gateway={gatewayAt('one.test', one.ask)}>
        <Cards pages={1} />
      </CorridorProvider>
      <CorridorProvider gateway={gatewayAt('two.test', two.ask)}>
        <Cards pages={1} />
      </CorridorProvider>
    </StrictMode>,
  );
  await waitFor(() => expect(screen.queryByText('card of two.test')).not.toBeNull());
  expect(screen.queryByText('card of one.test')).not.toBeNull();
  expect([one.asked(), two.asked()]).toEqual([1, 2]);
  for (const { host, token } of sent) expect(token?.slice(0, 3)).toBe(host.slice(0, 3));
});
