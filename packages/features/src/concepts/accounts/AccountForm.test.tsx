import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { vi } from 'vitest';
import { describeForm } from '../../testing/describeForm';
import { PATIENCE } from '../../testing/patience';
import * as stories from './AccountForm.stories';

vi.setConfig({ testTimeout: 120_000 });

describeForm('AccountForm', {
  stories: composeStories(stories),
  fill: async () => {
    await userEvent.type(screen.getByRole('combobox', { name: /Merchant/ }), 'a');
    const [first] = await screen.findAllByRole('option', undefined, PATIENCE);
    if (first) await userEvent.click(first);
  },
});
