import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as stories from './BeneficiaryDetail.stories';

const { Default, Empty, Failed, HostRows, Unauthorized } = composeStories(stories);

vi.setConfig({ testTimeout: 120_000 });

describe('BeneficiaryDetail', () => {
  it('names the beneficiary in the heading of its page and shows the banks on the way', async () => {
    await Default.run();
    expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe('');
  });

  it('shows rows of the host at its end', () => HostRows.run());

  it('says that there is none by this id, that the gateway failed, or that the reader is signed out', async () => {
    await Empty.run();
    await Failed.run();
    await Unauthorized.run();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
