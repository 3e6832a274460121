import { GatewayError } from '@corridor/core';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { describe, expect, it, vi } from 'vitest';
import { renderWidget } from '../../../testing/renderWidget';
import { refusal, type Script, scriptedGateway } from '../../../testing/scriptedGateway';
import { ChangePasswordForm } from './ChangePasswordForm';

async function change(script: Script) {
  const listeners = { onSuccess: vi.fn(), onEvent: vi.fn(), onError: vi.fn() };
  const { gateway, requests } = scriptedGateway(script);
  const { onSuccess, onEvent, onError } = listeners;
  renderWidget(<ChangePasswordForm onSuccess={onSuccess} />, { gateway, onEvent, onError });
  await userEvent.type(screen.getByLabelText('Current password'), 'Corridor-2026');
  await userEvent.type(screen.getByLabelText('New password'), 'Renewed-2027');
  await userEvent.type(screen.getByLabelText('Confirm password'), 'Renewed-2027');
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
  await waitFor(() => expect(requests).toHaveLength(1));
  return { ...listeners, requests };
}

describe('ChangePasswordForm', () => {
  // @spec 4.password-change 8.password-changed
  it('sends both passwords, tells success and empties itself', async () => {
    const { onSuccess, onEvent, requests } = await change(() => null);
    await waitFor(() => expect(onSuccess).toHaveBeenCalledOnce());
    expect(requests[0]?.body).toMatchObject({ old_password: 'Corridor-2026', new_password: 'Renewed-2027' });
    expect(onEvent).toHaveBeenCalledWith({
      type: 'session.passwordChanged',
      message: 'Password successfully changed. Redirecting to the login page…',
    });
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('');
  });

  // @spec 8.code
  it('tells any other code in the words of the server', async () => {
    const { onSuccess, onEvent } = await change(() =>
      Response.json({ code: '20001', msg: 'Password was used before' }),
    );
    await waitFor(() =>
      expect(onEvent).toHaveBeenCalledWith({
        type: 'session.passwordChangeFailed',
        message: 'Password was used before',
      }),
    );
    expect(onSuccess).not.toHaveBeenCalled();
  });

  // @spec 8.password-network
  it('ends loading and does nothing further where the network failed', async () => {
    const { onSuccess, onEvent } = await change(() => {
      throw new TypeError('offline');
    });
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Change password' });
    await waitFor(() => expect(button.getAttribute('aria-busy')).not.toBe('true'));
    expect(onEvent).not.toHaveBeenCalled();
    expect(onSuccess).not.toHaveBeenCalled();
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('Renewed-2027');
  });

  it('leaves a lost session to the host', async () => {
    const { onEvent, onError } = await change(() => refusal(401, 'Request Unauthorized'));
    await waitFor(() => expect(onError).toHaveBeenCalledOnce());
    expect(onError.mock.calls[0]?.[0]).toBeInstanceOf(GatewayError);
    expect(onEvent).not.toHaveBeenCalled();
  });
});
