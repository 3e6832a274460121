import { screen, waitFor } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { describe, expect, it, vi } from 'vitest';
import { axeFindings } from '../../../testing/axeFindings';
import { renderWidget } from '../../../testing/renderWidget';
import { withThreeSessions } from '../../../testing/sampleSessions';
import { refusal, scriptedGateway } from '../../../testing/scriptedGateway';
import { SessionList } from './SessionList';

const noGateway = () => scriptedGateway(() => refusal(404, 'Not found')).gateway;

describe('SessionList', () => {
  it('marks this session, which alone cannot be ended, and reports what was ended', async () => {
    const onEvent = vi.fn();
    renderWidget(<SessionList />, { gateway: withThreeSessions(noGateway()), onEvent });
    const lines = await screen.findAllByRole('listitem');
    expect(lines.map((line) => line.querySelector('button') !== null)).toEqual([false, true, true]);
    expect(lines[2]?.textContent).toContain('Unknown device');
    await userEvent.click(screen.getByRole('button', { name: 'End session on Unknown device' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
    expect(onEvent).toHaveBeenCalledWith({ type: 'session.ended', message: 'Session ended' });
    expect(await axeFindings()).toEqual([]);
  });

  it('says what stopped it, and reads again where the session had ended by itself', async () => {
    const gateway = withThreeSessions(noGateway());
    const onError = vi.fn();
    renderWidget(<SessionList />, { gateway, onError });
    const end = await screen.findByRole('button', { name: 'End session on Safari on iPhone' });
    const phone = (await gateway.session.sessions())[1];
    await gateway.session.endSession(phone?.id ?? '');
    await userEvent.click(end);
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
    expect(onError).toHaveBeenCalledOnce();
  });
});
