import { act, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { userEvent } from 'storybook/test';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SignInForm } from '../concepts/session/SignInForm';
import { loadMessages } from '../i18n/loadMessages';
import { useMessages } from '../i18n/useMessages';
import { sessionMessages } from '../messages/session';
import { refusal, scriptedGateway } from '../testing/scriptedGateway';
import { CorridorProvider } from './CorridorProvider';
import { useRuntime } from './Runtime';
import { usePage } from './usePage';

const pageOf = (id: string) => ({ items: [{ id, holderName: id }], page: 1, size: 10, total: 1 });

function FirstCard() {
  const { gateway } = useRuntime();
  const { data, error } = usePage(gateway.cards, { page: 1, size: 10 });
  return <p>{error ? error.kind : (data?.items[0]?.id ?? 'waiting')}</p>;
}

function SignInTitle() {
  return <p>{useMessages(sessionMessages)('session.signIn.title')}</p>;
}

let complaints: unknown[][];
beforeEach(() => {
  complaints = [];
  vi.spyOn(console, 'error').mockImplementation((...words) => void complaints.push(words));
  vi.spyOn(console, 'warn').mockImplementation((...words) => void complaints.push(words));
});
afterEach(() => {
  vi.restoreAllMocks();
  expect(complaints).toEqual([]);
});

describe('two providers on one page', () => {
  it('share no client, cache, language or listener', async () => {
    const one = scriptedGateway(() => pageOf('card of one'));
    const two = scriptedGateway(() => refusal(401, 'Request Unauthorized'));
    const [errorsOfOne, errorsOfTwo] = [vi.fn(), vi.fn()];
    render(
      <StrictMode>
        <CorridorProvider gateway={one.gateway} locale="fr" onError={errorsOfOne}>
          <FirstCard />
          <SignInForm onSuccess={() => undefined} />
        </CorridorProvider>
        <CorridorProvider gateway={two.gateway} locale="zh" onError={errorsOfTwo}>
          <FirstCard />
          <SignInForm onSuccess={() => undefined} />
        </CorridorProvider>
      </StrictMode>,
    );
    await screen.findByText('card of one');
    await screen.findByText('unauthorized');
    await waitFor(() => {
      expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Connexion', '登录']);
    });
    expect(one.requests).toHaveLength(1);
    expect(two.requests).toHaveLength(1);
    expect(errorsOfOne).not.toHaveBeenCalled();
    expect(errorsOfTwo).toHaveBeenCalledOnce();
  });
});

describe('one provider', () => {
  it('reads everything anew for another gateway, whose tenant may be another', async () => {
    const one = scriptedGateway(() => pageOf('card of one'));
    const two = scriptedGateway(() => new Promise(() => undefined));
    const { rerender } = render(
      <CorridorProvider gateway={one.gateway}>
        <FirstCard />
      </CorridorProvider>,
    );
    await screen.findByText('card of one');
    rerender(
      <CorridorProvider gateway={two.gateway}>
        <FirstCard />
      </CorridorProvider>,
    );
    expect(screen.queryByText('waiting')).not.toBeNull();
  });

  it('changes its language without a moment of the wrong one', async () => {
    const { gateway } = scriptedGateway(() => pageOf('a'));
    const seen = new Set<string | null>();
    const tree = (locale: string) => (
      <CorridorProvider gateway={gateway} locale={locale}>
        <SignInForm onSuccess={() => undefined} />
      </CorridorProvider>
    );
    const { rerender, container } = render(tree('fr'));
    const watch = new MutationObserver(() => seen.add(container.querySelector('h1')?.textContent ?? null));
    watch.observe(container, { subtree: true, childList: true, characterData: true });
    await screen.findByText('Connexion');
    rerender(tree('zh-Hans-CN'));
    expect(screen.queryByText('Connexion')).not.toBeNull();
    await screen.findByRole('heading', { name: '登录' });
    watch.disconnect();
    expect([...seen].filter((title) => title === 'Sign in' || title === 'session.signIn.title')).toEqual([]);
  });

  it('says the sentences that the host puts in place of ours, at once when they change', () => {
    const { gateway } = scriptedGateway(() => pageOf('a'));
    const tree = (title: string) => (
      <CorridorProvider gateway={gateway} contentTokens={{ 'session.signIn.title': title }}>
        <SignInTitle />
      </CorridorProvider>
    );
    const { rerender } = render(tree('Welcome to Northwind'));
    expect(screen.queryByText('Welcome to Northwind')).not.toBeNull();
    rerender(tree('Welcome back'));
    expect(screen.queryByText('Welcome back')).not.toBeNull();
  });

  it('says sentences of the host that hold other sentences, and never shows them half said', async () => {
    const { gateway } = scriptedGateway(() => pageOf('a'));
    const tree = (locale: string) => (
      <CorridorProvider
        gateway={gateway}
        locale={locale}
        contentTokens={{ 'session.signIn.title': 'Welcome: $t(session.signIn.submit)' }}
      >
        <SignInForm onSuccess={() => undefined} />
      </CorridorProvider>
    );
    const seen = new Set<string>();
    const watch = new MutationObserver(() => {
      for (const heading of document.querySelectorAll('h1')) seen.add(heading.textContent ?? '');
    });
    watch.observe(document.body, { subtree: true, childList: true, characterData: true });
    const { rerender } = render(tree('en'));
    await screen.findByRole('heading', { name: /^Welcome: Sign in$/ });
    rerender(tree('fr'));
    await screen.findByRole('heading', { name: /^Welcome: Se connecter$/ });
    watch.disconnect();
    expect([...seen].filter((title) => /[${}]/.test(title))).toEqual([]);
  });
});

describe('on a server', () => {
  it('renders English without a warning', () => {
    const { gateway } = scriptedGateway(() => pageOf('a'));
    const html = renderToString(
      <CorridorProvider gateway={gateway}>
        <SignInForm onSuccess={() => undefined} />
        <FirstCard />
      </CorridorProvider>,
    );
    expect(html).toContain('Sign in');
    expect(html).toContain('waiting');
  });

  it('renders French where its sentences were fetched beforehand, and the page takes it over without a mismatch', async () => {
    const { gateway } = scriptedGateway(() => pageOf('a'));
    const messages = await loadMessages('fr');
    const tree = (
      <CorridorProvider gateway={gateway} locale="fr" messages={messages}>
        <SignInForm onSuccess={() => undefined} />
      </CorridorProvider>
    );
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(tree);
    expect(container.textContent).toContain('Connexion');
    const { hydrateRoot } = await import('react-dom/client');
    const root = await act(async () => hydrateRoot(container, tree));
    await userEvent.click(screen.getByRole('button', { name: 'Se connecter' }));
    expect(await screen.findAllByText('Ce champ est obligatoire')).toHaveLength(2);
    await act(async () => root.unmount());
    container.remove();
  });
});
