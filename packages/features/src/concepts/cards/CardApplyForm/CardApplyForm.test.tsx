import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import { describeForm } from '../../../testing/describeForm';
import * as stories from './CardApplyForm.stories';

const composed = composeStories(stories);
const { Review } = composed;

describeForm('CardApplyForm', {
  stories: composed,
  fill: async () => {
    await userEvent.type(screen.getByRole('combobox', { name: /Merchant/ }), 'a');
    const [first] = await screen.findAllByRole('option');
    if (first) await userEvent.click(first);
  },
});

describe('CardApplyForm', () => {
  // @spec 2.screen.cards
  it('says everything once more before it is sent, and leads back to a step that is done', async () => {
    await Review.run();
    const terms = screen.getAllByRole('term').map((term) => term.textContent);
    expect(terms.slice(0, 5)).toEqual(['Merchant', 'Type', 'Card use', 'BIN', 'Name on the card']);
    expect(screen.getAllByText(/\(default\)$/)).toHaveLength(5);
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Back' }));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Name on the card/ }).value).toBe('MARTA NOWAK');
  });
});
