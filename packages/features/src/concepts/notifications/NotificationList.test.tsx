import { screen, waitFor } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { describe, expect, it, vi } from 'vitest';
import { renderWidget } from '../../testing/renderWidget';
import { withNotifications } from '../../testing/sampleNotifications';
import { refusal, scriptedGateway } from '../../testing/scriptedGateway';
import { NotificationList } from './NotificationList';

describe('NotificationList', () => {
  it('leads to each record that the page has, and marks as read what is followed', async () => {
    const gateway = withNotifications(scriptedGateway(() => refusal(404, 'Not found')).gateway);
    const [onFollow, onUnreadChange, onEvent] = [vi.fn(), vi.fn(), vi.fn()];
    renderWidget(<NotificationList {...{ onFollow, onUnreadChange }} />, {
      gateway,
      onEvent,
      recordHref: ({ segment }) => (segment === 'merchant' ? '#merchant' : undefined),
    });
    const link = await screen.findByRole('link');
    expect([link.textContent, screen.getAllByRole('listitem').length]).toEqual(['Dvořák & Sons s.r.o.', 4]);
    await userEvent.click(link);
    await waitFor(() => expect(onUnreadChange).toHaveBeenLastCalledWith(2));
    expect(onFollow).toHaveBeenCalledOnce();
    expect(onEvent).toHaveBeenCalledWith(expect.objectContaining({ type: 'records.followed' }));
  });
});
