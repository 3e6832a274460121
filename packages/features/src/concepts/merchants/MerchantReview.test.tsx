import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import * as stories from './MerchantReview.stories';

const { Default } = composeStories(stories);

describe('MerchantReview', () => {
  it('zooms into a document and rotates it by keys', async () => {
    await Default.run();
    const zoom = await screen.findByText('100 %');
    screen.getByRole('tab', { selected: true }).focus();
    await userEvent.keyboard('++-t');
    expect(zoom.textContent).toBe('150 %');
    expect(document.querySelector('[data-turned]')).not.toBeNull();
  });
});
