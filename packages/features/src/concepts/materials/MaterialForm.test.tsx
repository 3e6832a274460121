import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { describeForm } from '../../testing/describeForm';
import * as stories from './MaterialForm.stories';

const composed = composeStories(stories);

describeForm('MaterialForm', {
  stories: composed,
  fill: async () => userEvent.type(screen.getByRole('textbox', { name: /Sender/ }), 'A'),
});
