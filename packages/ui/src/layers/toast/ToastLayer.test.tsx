// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { renderThemed } from '../../testing/renderThemed';
import { Dialog } from '../dialog';
import { createToasts } from './createToasts';
import { ToastLayer } from './ToastLayer';

afterEach(cleanup);

describe('ToastLayer', () => {
  describeConformance(ToastLayer, { props: { toasts: createToasts('conformance') }, ref: HTMLDivElement });

  // @spec 8.uploaded
  it('announces a failure at once and a success politely', async () => {
    const toasts = createToasts('announce');
    renderThemed(<ToastLayer toasts={toasts} />);
    act(() => {
      toasts.show('error', 'Network Error');
      toasts.show('success', 'Upload Successful');
    });
    expect((await screen.findByRole('alert')).textContent).toContain('Network Error');
    expect((await screen.findByRole('status')).textContent).toContain('Upload Successful');
  });

  it('shows one toast for one id', async () => {
    const toasts = createToasts('once');
    renderThemed(<ToastLayer toasts={toasts} />);
    act(() => {
      toasts.show('error', 'Session ended', { id: 'unauthorized' });
      toasts.show('error', 'Session ended', { id: 'unauthorized' });
    });
    expect(await screen.findAllByText('Session ended')).toHaveLength(1);
  });

  it('keeps the toasts of two layers apart', async () => {
    const left = createToasts('left');
    const right = createToasts('right');
    renderThemed(
      <>
        <ToastLayer toasts={left} data-testid="left" />
        <ToastLayer toasts={right} data-testid="right" />
      </>,
    );
    act(() => void left.show('info', 'For the left'));
    expect(screen.getByTestId('left').contains(await screen.findByText('For the left'))).toBe(true);
    act(() => right.clear());
    expect(screen.queryByText('For the left')).not.toBeNull();
  });

  // @spec 4.toast
  it('tells its owner once when it has closed', async () => {
    const onClose = vi.fn();
    const toasts = createToasts('closing');
    renderThemed(<ToastLayer toasts={toasts} />);
    act(() => void toasts.show('error', 'Request Unauthorized', { onClose }));
    await userEvent.click(await screen.findByRole('button', { name: 'Close notification' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(screen.queryByText('Request Unauthorized')).toBeNull());
  });

  it('is closed without leaving the dialog that it stands over', async () => {
    const onClose = vi.fn();
    const toasts = createToasts('over');
    renderThemed(
      <>
        <ToastLayer toasts={toasts} />
        <Dialog open onClose={onClose} title="Half filled in" />
      </>,
    );
    act(() => void toasts.show('error', 'Request Unauthorized'));
    await userEvent.click(await screen.findByText('Request Unauthorized'));
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(document.body);
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
