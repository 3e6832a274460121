import type { BeneficiaryDetail } from '@corridor/core';
import { composeStories } from '@storybook/react-vite';
import { screen, waitFor } from '@testing-library/react';
import { fn, userEvent } from 'storybook/test';
import { describe, expect, it } from 'vitest';
import { describeForm } from '../../../testing/describeForm';
import * as stories from './BeneficiaryForm.stories';

const composed = composeStories(stories);
const { Default, Edit, PayeeNearlyRight } = composed;

const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const savedBy = (onSaved: ReturnType<typeof fn>) => waitFor(() => expect(onSaved).toHaveBeenCalledOnce());

describeForm('BeneficiaryForm', {
  stories: { ...composed, Incomplete: composed.Nothing },
  fill: async () => {
    await userEvent.type(screen.getByRole('combobox', { name: /Bank country/ }), 'Germany');
    await userEvent.click(await screen.findByRole('option', { name: /^Germany/ }));
  },
});

describe('BeneficiaryForm', () => {
  it('takes the name that the bank has with one press, and forgets what was said of another', async () => {
    await PayeeNearlyRight.run();
    await userEvent.click(screen.getByRole('button', { name: 'Use this name' }));
    await screen.findByText(/^The bank confirms/);
    const company = await box(/Company name/);
    expect(company.value).toBe('Penrose Instruments Limited');
    await userEvent.type(company, '!');
    expect(screen.queryByText(/^The bank confirms/)).toBeNull();
  });

  it('changes a beneficiary and sends all of it', async () => {
    const onSaved = fn<(beneficiary: BeneficiaryDetail) => void>();
    await Edit.run({ args: { onSaved } });
    const city = await box(/City/);
    await userEvent.clear(city);
    await userEvent.type(city, 'Ames');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await savedBy(onSaved);
    expect(onSaved.mock.calls[0]?.[0].payee.address?.city).toBe('Ames');
  });

  it('is filled in and saved by keyboard alone, the currency suggested and the account pasted with spaces', async () => {
    const onSaved = fn<(beneficiary: BeneficiaryDetail) => void>();
    await Default.run({ args: { onSaved } });
    (await screen.findByRole('combobox', { name: /Bank country/ })).focus();
    await userEvent.keyboard('Netherlands');
    await screen.findByRole('option', { name: /^Netherlands/ });
    await userEvent.keyboard('{Enter}');
    const iban = await box(/IBAN/);
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: /Currency/ }).value).toContain('EUR');
    while (document.activeElement !== iban) await userEvent.tab();
    await userEvent.paste('nl91 abna 0417 1643 00');
    expect(iban.value).toBe('NL91 ABNA 0417 1643 00');
    const company = await box(/Company name/);
    while (document.activeElement !== company) await userEvent.tab();
    await userEvent.keyboard('Tulp Handel B.V.{Enter}');
    await savedBy(onSaved);
    const saved = onSaved.mock.calls[0]?.[0];
    expect(saved?.bank.iban).toBe('NL91ABNA0417164300');
    expect(saved).toMatchObject({ bankCountry: 'NL', currency: 'EUR', paymentMethod: 'local' });
  });
});
