import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { describeForm } from '../../../testing/describeForm';
import * as stories from './WithdrawalAccountForm.stories';

const composed = composeStories(stories);

describeForm('WithdrawalAccountForm', {
  stories: composed,
  fill: async () => userEvent.type(screen.getByRole('textbox', { name: /^Account holder/ }), 'A'),
});
