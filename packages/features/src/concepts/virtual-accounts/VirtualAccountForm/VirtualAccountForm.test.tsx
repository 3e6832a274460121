import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { describeForm } from '../../../testing/describeForm';
import * as stories from './VirtualAccountForm.stories';

const composed = composeStories(stories);

describeForm('VirtualAccountForm', {
  stories: composed,
  fill: async () => userEvent.type(screen.getByRole('textbox', { name: /^Label/ }), 'A'),
});
