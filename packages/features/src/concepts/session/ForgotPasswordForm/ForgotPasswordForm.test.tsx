import { act, screen } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderWidget } from '../../../testing/renderWidget';
import { refusal, type Script, scriptedGateway } from '../../../testing/scriptedGateway';
import { ForgotPasswordForm } from './ForgotPasswordForm';

afterEach(() => vi.useRealTimers());

async function codeStep(script: Script, email = ' ada@corridor.example ') {
  const onSuccess = vi.fn();
  const onEvent = vi.fn();
  const { gateway, requests } = scriptedGateway(script);
  renderWidget(<ForgotPasswordForm onSuccess={onSuccess} onBack={() => undefined} />, { gateway, onEvent });
  await userEvent.type(screen.getByLabelText('Email'), email);
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
  await screen.findByLabelText('Verification code');
  return { onSuccess, onEvent, requests };
}

async function setPassword(code: string) {
  await userEvent.type(screen.getByLabelText('Verification code'), code);
  await userEvent.type(screen.getByLabelText('New password'), 'Renewed-2027');
  await userEvent.type(screen.getByLabelText('Confirm password'), 'Renewed-2027');
  await userEvent.click(screen.getByRole('button', { name: 'Set password' }));
}

const button = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('ForgotPasswordForm', () => {
  // @spec 8.password-reset
  it('asks for a code, sends it back with the password and says so in the specified words', async () => {
    const { onSuccess, onEvent, requests } = await codeStep(() => null);
    await setPassword('012345');
    await screen.findByText('Reset password success');
    expect(requests.map(({ path, body }) => [path, body])).toEqual([
      ['/api/dashboard/forgot-password-booster', { email: 'ada@corridor.example' }],
      [
        '/api/dashboard/verify-reset-code-booster',
        { email: 'ada@corridor.example', code: '012345', new_password: 'Renewed-2027' },
      ],
    ]);
    expect(onSuccess).toHaveBeenCalledOnce();
    expect(onEvent).toHaveBeenCalledWith({ type: 'session.passwordReset', message: 'Reset password success' });
  });

  it('takes an address whose domain a browser hands over in ASCII', async () => {
    const { requests } = await codeStep(() => null, 'ops@xn--e1afmkfd.xn--p1ai');
    expect(requests.map(({ path }) => path)).toEqual(['/api/dashboard/forgot-password-booster']);
  });

  it('counts tries down to none and then wants another code, which has five again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const wrong = () => refusal(422, 'The verification code is wrong or has expired');
    await codeStep(({ path }) => (path.endsWith('verify-reset-code-booster') ? wrong() : null));
    await setPassword('111111');
    for (const left of ['4 tries', '3 tries', '2 tries', '1 try']) {
      await screen.findByText(new RegExp(`${left} left`));
      await userEvent.click(button(/^Set password/));
    }
    await screen.findByText('Too many tries with this code. Request a new one.');
    expect(button(/^Set password/).disabled).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    await userEvent.click(button(/^Send another code$/));
    await screen.findByText(/5 tries left/);
    expect(button(/^Set password/).disabled).toBe(false);
    expect(button(/^Send another code in/).disabled).toBe(true);
  });

  it('says when the code has expired after its thirty minutes', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await codeStep(() => null);
    await act(() => vi.advanceTimersByTimeAsync(29 * 60_000));
    expect(screen.queryByText(/^Valid for (1:00|0:5\d)\./)).not.toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(screen.queryByText('This code has expired. Request a new one.')).not.toBeNull();
    expect(button(/^Set password/).disabled).toBe(true);
  });
});
