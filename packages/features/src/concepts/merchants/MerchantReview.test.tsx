import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { describe, expect, it, vi } from 'vitest';
import * as stories from './MerchantReview.stories';

vi.setConfig({ testTimeout: 120_000 });

const { ByKeyboard, Default, Empty, Failed, HeldByOthers, NotKept, ReadOnly } = composeStories(stories);

describe('MerchantReview', () => {
  it('shows documents beside details', async () => {
    await Default.run();
    expect(screen.getByRole('tab', { selected: true }).textContent).toMatch(/Proof|ID document|certificate/);
    expect(screen.getByRole('heading', { name: 'Identity' })).toBeDefined();
  });
  it('is worked through by keyboard', () => ByKeyboard.run());
  it('zooms into a document and rotates it by keys', async () => {
    await Default.run();
    const zoom = await screen.findByText('100 %', undefined, { timeout: 30_000 });
    screen.getByRole('tab', { selected: true }).focus();
    await userEvent.keyboard('++-t');
    expect(zoom.textContent).toBe('150 %');
    expect(document.querySelector('[data-turned]')).not.toBeNull();
  });
  it('names who has a merchant open, and lets nobody else decide', () => HeldByOthers.run());
  it('says why a merchant could not be kept, and tries again', () => NotKept.run());
  it('lets a reader look and decide nothing', () => ReadOnly.run());
  it('says that nobody waits', () => Empty.run());
  it('offers a second try where the gateway failed', () => Failed.run());
});
