import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { describe, expect, it, vi } from 'vitest';
import { describeForm } from '../../../testing/describeForm';
import * as stories from './WithdrawalAccountForm.stories';

const composed = composeStories(stories);
const { Created, Incomplete, PixKey, Refused, WrongIban } = composed;

vi.setConfig({ testTimeout: 120_000 });

describeForm('WithdrawalAccountForm', {
  stories: composed,
  fill: async () => userEvent.type(screen.getByRole('textbox', { name: /^Account holder/ }), 'A'),
});

describe('WithdrawalAccountForm', () => {
  it('adds an account of the company, its number as banks read it', () => Created.run());

  it('asks for the type of a PIX key, and ticks a well-formed one', () => PixKey.run());

  it('says what is wrong with a number', () => WrongIban.run());

  it('says why an account is refused', () => Refused.run());

  it('names each field that needs attention', async () => {
    await Incomplete.run();
    expect(screen.getByRole('group', { name: /needs? attention$/ }).textContent).toContain('Account holder');
  });
});
