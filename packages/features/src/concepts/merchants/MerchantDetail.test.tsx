import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as stories from './MerchantDetail.stories';

vi.setConfig({ testTimeout: 120_000 });

const { Default, WrongFile, HostTab } = composeStories(stories);

describe('MerchantDetail', () => {
  it('says why a merchant was rejected, above its tabs', async () => {
    await Default.run();
    expect(screen.getByRole('tab', { name: 'Profile', selected: true })).toBeDefined();
    expect(screen.getAllByText(/AML|ID document|Proof of address/).length).toBeGreaterThan(0);
  });

  it('takes no file that only bears the name of a picture', () => WrongFile.run());

  it('shows the tabs of its host', () => HostTab.run());
});
