import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { describe, expect, it, vi } from 'vitest';
import { describeForm } from '../../testing/describeForm';
import * as stories from './MaterialForm.stories';

const composed = composeStories(stories);

vi.setConfig({ testTimeout: 120_000 });

describeForm('MaterialForm', {
  stories: composed,
  fill: async () => userEvent.type(screen.getByRole('textbox', { name: /Sender/ }), 'A'),
});

describe('MaterialForm', () => {
  it('changes of a linked material the comments alone', async () => {
    await composed.Edit.run();
    const sender = screen.getByRole<HTMLInputElement>('textbox', { name: /Sender/ });
    const comments = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Trade comments/ });
    expect([sender.disabled, comments.disabled]).toEqual([true, false]);
    expect(screen.getByText('Certificates of a linked material can’t be changed.')).toBeDefined();
  });
});
