import { composeStories } from '@storybook/react-vite';
import { screen } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { describe, it, vi } from 'vitest';
import { describeForm } from '../../testing/describeForm';
import * as stories from './MerchantForm.stories';

vi.setConfig({ testTimeout: 120_000 });

const composed = composeStories(stories);

describeForm('MerchantForm', {
  stories: composed,
  fill: async () => userEvent.type(screen.getByRole('textbox', { name: /First name/ }), 'A'),
});

describe('MerchantForm', () => {
  it('says which rule a detail breaks', () => composed.AgainstTheRules.run());
  it('adds a company with nothing of a person, then asks for its documents', () => composed.Corporation.run());
  it('comes back to the documents of a merchant', () => composed.Documents.run());
});
