import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { describeForm } from '../../../testing/describeForm';
import * as stories from './CardLimitsForm.stories';

const composed = composeStories(stories);
const { AboveTheDefault } = composed;

describeForm('CardLimitsForm', {
  stories: { ...composed, Incomplete: AboveTheDefault },
  fill: async () => userEvent.type(screen.getByRole('textbox', { name: /^Daily limit/ }), '1'),
});
