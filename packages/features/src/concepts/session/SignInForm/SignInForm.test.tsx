import { act, screen } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { describe, expect, it, vi } from 'vitest';
import { useRuntime } from '../../../runtime/Runtime';
import { useRecord } from '../../../runtime/useRecord';
import { renderWidget } from '../../../testing/renderWidget';
import { refusal, scriptedGateway } from '../../../testing/scriptedGateway';
import { problemsOf } from './problems';
import { SignInForm } from './SignInForm';
import { toCredentials } from './values';

function Shop() {
  return <p>{useRecord(useRuntime().gateway.shops, 's1').data?.name}</p>;
}

async function submit() {
  await userEvent.type(screen.getByLabelText('Username or email'), 'operator@corridor.example');
  await userEvent.type(screen.getByLabelText('Password'), 'Corridor-2026');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

describe('SignInForm', () => {
  // @spec 3.payload.login
  it('sends the bot score and the credentials, and reports no lost session for a wrong password', async () => {
    const onError = vi.fn();
    const onEvent = vi.fn();
    const { gateway, requests } = scriptedGateway(() => refusal(401, 'Request Unauthorized'));
    renderWidget(<SignInForm onSuccess={() => undefined} getScore={async () => '0.9'} />, {
      gateway,
      onError,
      onEvent,
    });
    await submit();
    await screen.findByText('Login failed, please check username or password');
    expect(requests[0]?.path).toBe('/api/dashboard/login-corridor');
    expect(requests[0]?.body).toEqual({ username: 'operator@corridor.example', password: 'Corridor-2026' });
    expect(requests[0]?.headers.get('g_score')).toBe('0.9');
    expect(onError).not.toHaveBeenCalled();
    expect(onEvent).toHaveBeenCalledWith({ type: 'session.refused' });
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('');
  });

  it('counts a lock-out down by the clock and then lets in again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { gateway } = scriptedGateway(() => refusal(429, 'Too many attempts', { 'Retry-After': '90' }));
    renderWidget(<SignInForm onSuccess={() => undefined} />, { gateway });
    await submit();
    await screen.findByText('Too many attempts');
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Sign in' });
    expect(button.disabled).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(screen.queryByText(/You can try again in 0:[23]\d\./)).not.toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(31_000));
    expect(screen.queryByText('You can try again now.')).not.toBeNull();
    expect(button.disabled).toBe(false);
    vi.useRealTimers();
  });

  it('forgets what was read before somebody else signs in', async () => {
    let reads = 0;
    const { gateway } = scriptedGateway(({ path }) => {
      if (path !== 'shop/get') return { accessToken: 't', expiresAt: '2026-03-04T22:00:00.000Z', user: { id: 'u2' } };
      reads += 1;
      return { id: 's1', name: `Read ${reads}` };
    });
    renderWidget(
      <>
        <SignInForm onSuccess={() => undefined} />
        <Shop />
      </>,
      { gateway },
    );
    await screen.findByText('Read 1');
    await submit();
    await screen.findByText('Read 2');
  });

  it('accepts what the gateway accepts: the rules of core and nothing of its own', () => {
    expect(problemsOf({ username: 'a', password: 'Corridor-2026' })).toEqual({});
    expect(problemsOf({ username: ' ', password: 'Corridor-2026' })).toEqual({ username: 'session.required' });
    expect(problemsOf({ username: 'a', password: 'Corridor 2026!' })).toEqual({ password: 'session.password.invalid' });
    expect(toCredentials({ username: ' a ', password: ' b ' })).toEqual({ username: 'a', password: ' b ' });
  });
});
