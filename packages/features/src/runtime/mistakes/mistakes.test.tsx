import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CardApplyForm } from '../../concepts/cards/CardApplyForm';
import { SignInForm } from '../../concepts/session/SignInForm';
import { scriptedGateway } from '../../testing/scriptedGateway';
import { CorridorProvider } from '../CorridorProvider';
import type { TokenSource } from '../createTokenStore';
import { useRuntime } from '../Runtime';
import { usePage } from '../usePage';

const pageOf = (id: string) => ({ items: [{ id, holderName: id }], page: 1, size: 10, total: 1 });

function FirstCard() {
  const { gateway } = useRuntime();
  const { error } = usePage(gateway.cards, { page: 1, size: 10 });
  return <p>{error?.kind ?? 'waiting'}</p>;
}

const rejecting = async () => {
  throw new Error('no server');
};

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

describe('a page that was set up wrongly', () => {
  const lines = () => complaints.splice(0).flat();

  it('works on with what there is, tells the host, and its engineer in one line each', async () => {
    const { gateway } = scriptedGateway(() => pageOf('a'));
    const onError = vi.fn();
    const tree = (key: number) => (
      <CorridorProvider key={key} gateway={gateway} locale="fr_CA" timezone="Mars/Olympus" onError={onError}>
        <SignInForm onSuccess={() => undefined} />
      </CorridorProvider>
    );
    const { rerender } = render(tree(1));
    await screen.findByRole('heading', { name: 'Connexion' });
    rerender(tree(2));
    const context = { segment: 'provider', verb: 'render' };
    for (const [mistake, params] of [
      ['timezone', { timezone: 'Mars/Olympus' }],
      ['locale', { locale: 'fr_CA', shown: 'fr' }],
    ])
      expect(onError).toHaveBeenCalledWith(
        expect.objectContaining({ kind: 'misconfigured', mistake, params }),
        context,
      );
    expect(lines()).toEqual([
      expect.stringMatching(/timezone "Mars\/Olympus" is not known.*IANA/),
      expect.stringMatching(/locale "fr_CA".*"fr" is shown.*hyphens/),
    ]);
  });

  it.each<[string, string, TokenSource, string, RegExp]>([
    ['source of tokens', 'http://gateway.test', rejecting, 'access-token', /no server.*embed-session/],
    ['address', 'gateway.test', () => 'token', 'base-url', /write "https:\/\/gateway.test"/],
  ])('hears what is wrong with its %s', async (_what, baseURL, getAccessToken, mistake, line) => {
    const onError = vi.fn();
    render(
      <CorridorProvider baseURL={baseURL} getAccessToken={getAccessToken} onError={onError}>
        <FirstCard />
      </CorridorProvider>,
    );
    await screen.findByText('misconfigured');
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ mistake }), expect.anything());
    expect(lines()).toEqual([expect.stringMatching(line)]);
  });

  it('hears for which widgets its session was opened', async () => {
    const params = { components: 'CardTable', action: 'read', subject: 'card' };
    const body = { code: '40304', msg: 'Not opened', kind: 'forbidden', reason: 'refusals.notInSession', params };
    const { gateway } = scriptedGateway(() => Response.json(body, { status: 403 }));
    const onError = vi.fn();
    render(
      <CorridorProvider gateway={gateway} onError={onError}>
        <FirstCard />
      </CorridorProvider>,
    );
    await screen.findByText('forbidden');
    const reported = { kind: 'misconfigured', mistake: 'embed-session', status: 403, params };
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(reported), expect.anything());
    expect(lines()).toEqual([expect.stringMatching(/opened for CardTable.*"read" of "card".*"components"/)]);
  });

  it.each<[string, string, string, boolean]>([
    ['dark page, under dark text', 'rgb(12, 12, 16)', 'transparent', true],
    ['dark page, where widgets have their own ground', 'rgb(12, 12, 16)', 'base', false],
    ['light page', 'rgb(250, 250, 250)', 'transparent', false],
    ['picture, which nobody can judge', 'url(sea.png)', 'transparent', false],
  ])('hears when its text can hardly be read: on a %s', async (_where, background, surface, isWeak) => {
    const { gateway } = scriptedGateway(() => pageOf('a'));
    const onError = vi.fn();
    render(
      <div style={{ background }}>
        <CorridorProvider gateway={gateway} surface={surface === 'base' ? 'base' : 'transparent'} onError={onError}>
          <SignInForm onSuccess={() => undefined} />
        </CorridorProvider>
      </div>,
    );
    await screen.findByRole('heading', { name: 'Sign in' });
    const params = { ground: background, least: 4.5 };
    const reported = { kind: 'misconfigured', mistake: 'surface', params: expect.objectContaining(params) };
    expect(onError.mock.calls).toEqual(isWeak ? [[expect.objectContaining(reported), expect.anything()]] : []);
    expect(lines()).toEqual(isWeak ? [expect.stringMatching(/rgb\(12, 12, 16\).*below 4.5:1.*"theme"/)] : []);
  });

  it('hears of an action that its session leaves out before a form is drawn', async () => {
    const notInSession = { components: ['CardApplyForm', 'CardTable'], actions: ['create'] };
    const answer = { ...pageOf('a'), allowedActions: ['export'], notInSession };
    const { gateway, requests } = scriptedGateway(() => answer);
    const onError = vi.fn();
    render(
      <CorridorProvider gateway={gateway} onError={onError}>
        <CardApplyForm />
      </CorridorProvider>,
    );
    await screen.findByText(/don’t have permission/);
    expect(requests.map(({ path }) => path)).toEqual(['card/page']);
    const params = { components: 'CardApplyForm, CardTable', action: 'create', subject: 'card' };
    const reported = { kind: 'misconfigured', mistake: 'embed-session', params };
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(reported), {
      segment: 'card',
      verb: 'create',
    });
    expect(lines()).toEqual([expect.stringMatching(/opened for CardApplyForm, CardTable.*"create" of "card"/)]);
  });
});
