import type { Shop } from '@corridor/core';
import { composeStories } from '@storybook/react-vite';
import { screen, waitFor } from '@testing-library/react';
import { fn, userEvent } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import { describeForm } from '../../testing/describeForm';
import * as stories from './ShopForm.stories';

const composed = composeStories(stories);
const { Edit } = composed;

describeForm('ShopForm', {
  stories: composed,
  fill: async () => userEvent.type(screen.getByRole('textbox', { name: /^Name/ }), 'A'),
});

const changeElsewhere = () => composed.ChangedElsewhere.run();

describe('ShopForm', () => {
  it('keeps what was typed where somebody else changed the shop, or begins anew', async () => {
    await changeElsewhere();
    const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Name/ }).value;
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(screen.queryByText(/has just changed this record/)).toBeNull();
    expect(name()).toMatch(/ renamed$/);
    await changeElsewhere();
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
    await waitFor(() => expect(name()).not.toMatch(/ renamed/));
  });

  it('changes a shop, whose merchant stays', async () => {
    const onSaved = fn<(shop: Shop) => void>();
    await Edit.run({ args: { onSaved } });
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: /Merchant/ }).disabled).toBe(true);
    const name = screen.getByRole('textbox', { name: /^Name/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Renamed outlet');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(onSaved.mock.calls[0]?.[0].name).toBe('Renamed outlet');
  });
});
