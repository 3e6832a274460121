import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { describe, it, vi } from 'vitest';
import { describeForm } from '../../../testing/describeForm';
import * as stories from './VirtualAccountForm.stories';

const composed = composeStories(stories);

vi.setConfig({ testTimeout: 120_000 });

describeForm('VirtualAccountForm', {
  stories: composed,
  fill: async () => userEvent.type(screen.getByRole('textbox', { name: /^Label/ }), 'A'),
});

describe('VirtualAccountForm', () => {
  it('adds an account from an offer, with nothing for what was left empty', () => composed.Created.run());
  it('adds one of the partner itself, which has no shops', () => composed.OfPartner.run());
});
