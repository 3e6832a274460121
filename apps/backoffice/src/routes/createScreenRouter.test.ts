import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { STORAGE_KEYS } from '../session/keys';
import { writeStored } from '../session/storage';
import { createScreenRouter } from './createScreenRouter';
import { APP_ROUTES } from './routes';

vi.setConfig({ testTimeout: 60_000 });

beforeEach(() => {
  writeStored(STORAGE_KEYS.token, 't');
  history.replaceState(null, '', '/dashboard');
});

/** A router that has opened the dashboard, and all that it told since. */
async function opened() {
  const left: string[] = [];
  const routing = createScreenRouter(window, ({ route }) => left.push(route.name));
  const states: string[] = [];
  routing.subscribe((next) => {
    states.push(`${next.busy ? 'busy' : 'open'} ${next.open?.route.name ?? 'nothing'}`);
  });
  const arrival = (name: string) => vi.waitFor(() => expect(states).toContain(`open ${name}`), { timeout: 50_000 });
  await routing.start();
  return { ...routing, states, left, arrival };
}

// @spec 2.on-demand
it('leaves a screen and its address standing until the next has its code, and opens known ones at once', async () => {
  const { navigator, states, left, arrival, stop } = await opened();
  navigator.push('/setting/password?a=1');
  expect([states.at(-1), location.pathname]).toEqual(['busy dashboard', '/dashboard']);
  await arrival('setting-password');
  expect([left, location.pathname, location.search]).toEqual([['dashboard'], '/setting/password', '?a=1']);
  navigator.push('/dashboard');
  expect(states.at(-1)).toBe('open dashboard');
  stop();
});

it('renders the frame of the first screen hidden, and shows it alone where the screen takes its time', async () => {
  history.replaceState(null, '', '/statement');
  const [route] = APP_ROUTES.filter(({ name }) => name === 'statement');
  let deliver: () => void = () => undefined;
  const held = new Promise<() => null>((resolve) => {
    deliver = () => resolve(() => null);
  });
  const { load } = route ?? {};
  Object.assign(route ?? {}, { load: () => held });
  // The table of routes is one for all tests of this page.
  onTestFinished(() => void Object.assign(route ?? {}, { load }));
  const routing = createScreenRouter(window, () => undefined);
  const states: string[] = [];
  routing.subscribe(({ open, first, unseen }) => {
    states.push(`${(open ?? first)?.route.name} ${open ? 'open' : 'alone'} ${unseen ? 'unseen' : 'seen'}`);
  });
  const started = routing.start();
  await vi.waitFor(() => expect(states).toEqual(['statement alone unseen', 'statement alone seen']));
  deliver();
  await started;
  expect(states.at(-1)).toBe('statement open seen');
  routing.stop();
});

it('forgets a navigation once there is another', async () => {
  const { navigator, states, arrival, stop } = await opened();
  navigator.push('/pages/misc/not-found');
  navigator.push('/no/such/page');
  await arrival('$error');
  expect(states).not.toContain('open not-found');
  expect(location.pathname).toBe('/no/such/page');
  stop();
});

it('is not called back by what the screen that is left has still to say in its address', async () => {
  const { navigator, arrival, stop, state } = await opened();
  navigator.push('/setting');
  expect(state().busy).toBe(true);
  navigator.replace('/dashboard?found=1');
  await arrival('setting');
  expect([location.pathname, location.search]).toEqual(['/setting', '']);
  navigator.replace('/setting?tab=profile');
  expect(location.search).toBe('?tab=profile');
  stop();
});

// @spec 2.navigation.reload
it('follows the back button, and leaves no entry that would only lead on', async () => {
  const { navigator, arrival, states, stop, state } = await opened();
  const before = history.length;
  navigator.push('/login');
  expect([history.length, location.pathname]).toEqual([before, '/dashboard']);
  navigator.push('/exchange', { from: 'here' });
  await arrival('exchange-orders');
  expect([history.length, state().open?.location.state]).toEqual([before + 1, { from: 'here' }]);
  states.length = 0;
  navigator.go(-1);
  await arrival('dashboard');
  expect([state().open?.change, state().left]).toEqual(['POP', false]);
  stop();
});

it('asks before what was entered is left by a button of the browser or a link, and stays where the answer is no', async () => {
  const { navigator, arrival, stop, state, guardLeaving } = await opened();
  navigator.push('/setting/password');
  await arrival('setting-password');
  const answers: (() => void)[] = [];
  const release = guardLeaving((proceed) => answers.push(proceed));
  const asked = (count: number) => vi.waitFor(() => expect(answers).toHaveLength(count));

  history.back();
  await asked(1);
  expect([location.pathname, state().open?.route.name]).toEqual(['/setting/password', 'setting-password']);
  navigator.push('/dashboard');
  await asked(2);
  navigator.replace('/dashboard');
  await asked(3);
  expect(location.pathname).toBe('/setting/password');
  navigator.replace('/setting/password?a=1');
  expect([location.search, answers.length]).toEqual(['?a=1', 3]);

  history.back();
  await asked(4);
  release();
  answers.at(-1)?.();
  await vi.waitFor(() => expect(state().open?.route.name).toBe('dashboard'));
  expect(location.pathname).toBe('/dashboard');
  history.forward();
  await vi.waitFor(() => expect(state().open?.route.name).toBe('setting-password'));
  stop();
});

it('adds an entry only once the step back that was begun before is done', async () => {
  const { navigator, stop, state } = await opened();
  navigator.push('/dashboard?a=1');
  navigator.push('/dashboard?a=2');
  const before = history.length;
  navigator.go(-1);
  navigator.push('/dashboard?a=3');
  await vi.waitFor(() => expect(state().open?.location.search).toBe('?a=3'));
  expect([location.search, history.length]).toEqual(['?a=3', before]);
  stop();
});
