import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { describeForm } from '../../testing/describeForm';
import * as stories from './AccountForm.stories';

describeForm('AccountForm', {
  stories: composeStories(stories),
  fill: async () => {
    await userEvent.type(screen.getByRole('combobox', { name: /Merchant/ }), 'a');
    const [first] = await screen.findAllByRole('option');
    if (first) await userEvent.click(first);
  },
});
