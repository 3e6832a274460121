import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { axeFindings } from '../../../testing/axeFindings';
import * as stories from './WithdrawalAccountForm.stories';

const { Created, Forbidden, Incomplete, PixKey, Refused, WrongIban } = composeStories(stories);

vi.setConfig({ testTimeout: 120_000 });

describe('WithdrawalAccountForm', () => {
  it('adds an account of the company, its number as banks read it', () => Created.run());

  it('asks for the type of a PIX key, and ticks a well-formed one', () => PixKey.run());

  it('says what is wrong with a number', () => WrongIban.run());

  it('says why an account is refused', () => Refused.run());

  it('names each field that needs attention', async () => {
    await Incomplete.run();
    expect(screen.getByRole('group', { name: /needs? attention$/ }).textContent).toContain('Account holder');
    expect(await axeFindings()).toEqual([]);
  });

  it('shows a sentence and no form to somebody who may not fill it in', () => Forbidden.run());
});
