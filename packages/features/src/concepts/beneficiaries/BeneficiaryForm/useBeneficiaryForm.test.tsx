import type { BeneficiaryDetail } from '@corridor/core';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderWidget } from '../../../testing/renderWidget';
import { refusal, scriptedGateway } from '../../../testing/scriptedGateway';
import { BeneficiaryForm } from './BeneficiaryForm';
import { BRAZILIAN_PERSON, BRITISH_COMPANY, GERMAN_PERSON } from './sampleDrafts';

const PIX_CODE =
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***6304';
const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });

const refusedAt = (path: string, status: number, reason: string) =>
  Response.json({ code: `${status}01`, msg: 'Refused', fields: [{ path, reason }] }, { status });

// Test files share a page, and a story that was run stays on it.
beforeEach(() => document.body.replaceChildren());

describe('BeneficiaryForm before a gateway of its own', () => {
  it('shows a field that it does not know, and puts a refusal on the field that it names', async () => {
    const { gateway, requests } = scriptedGateway(({ path, body }) => {
      if (path === 'beneficiary/call' && body.method !== undefined)
        return [
          { path: 'bank.accountNumber', labelKey: 'beneficiaries.field.accountNumber', type: 'text', required: true },
          { path: 'payee.taxOffice', labelKey: 'Tax office', type: 'text', required: false },
        ];
      return Response.json(
        { code: '40001', msg: 'Refused', fields: [{ path: 'payee.taxOffice', reason: 'There is no such office' }] },
        { status: 400 },
      );
    });
    renderWidget(<BeneficiaryForm initial={BRITISH_COMPANY} />, { gateway });
    await userEvent.type(await box(/Tax office/), 'Leeds');
    await userEvent.click(screen.getByRole('button', { name: 'Save beneficiary' }));
    expect((await screen.findAllByText(/There is no such office/)).length).toBeGreaterThan(0);
    expect((await box(/Tax office/)).getAttribute('aria-invalid')).toBe('true');
    expect(requests.at(-1)?.path).toBe('beneficiary/create');
    expect((await box(/Tax office/)).value).toBe('Leeds');
  });

  it('says at its head what the gateway refuses of a field that the host hides', async () => {
    const { gateway } = scriptedGateway(({ path }) =>
      path === 'beneficiary/create'
        ? refusedAt('bank.accountNumber', 400, 'This account is closed')
        : refusal(503, 'Service Currently Unavailable'),
    );
    const custom = { 'bank.accountNumber': { hidden: true } };
    renderWidget(<BeneficiaryForm initial={BRITISH_COMPANY} fieldCustomization={custom} />, { gateway });
    await box(/Company name/);
    await userEvent.click(screen.getByRole('button', { name: 'Save beneficiary' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Account number: This account is closed');
  });

  it('says which length the IBANs of a country have, at the field and at the head where the host hides it', async () => {
    const iban = { path: 'bank.iban', labelKey: 'beneficiaries.field.iban', type: 'text', required: true };
    const { gateway } = scriptedGateway(({ body }) =>
      body.method === undefined ? refusal(503, 'Service Currently Unavailable') : [{ ...iban, rule: { kind: 'iban' } }],
    );
    const initial = { ...GERMAN_PERSON, bank: { iban: 'DE8937040044053201300' } };
    const { unmount } = renderWidget(<BeneficiaryForm initial={initial} />, { gateway });
    await box(/IBAN/);
    await userEvent.click(screen.getByRole('button', { name: 'Save beneficiary' }));
    expect((await screen.findAllByText('DE: IBAN has 22 characters')).length).toBeGreaterThan(0);
    unmount();
    const hidden = { 'bank.iban': { hidden: true } };
    renderWidget(<BeneficiaryForm initial={initial} fieldCustomization={hidden} />, { gateway });
    await userEvent.click(await screen.findByRole('button', { name: 'Save beneficiary' }));
    expect((await screen.findByRole('alert')).textContent).toContain('IBAN: DE: IBAN has 22 characters');
  });

  it('takes a person of one name, keeps what was corrected of its Latin form, and says which of the names are asked for', async () => {
    const { gateway, requests } = scriptedGateway(({ path }) =>
      path === 'beneficiary/create' ? refusal(409, 'Taken') : refusal(503, 'Service Currently Unavailable'),
    );
    const initial = { ...GERMAN_PERSON, payee: { lastName: 'Ђорђе' } };
    renderWidget(<BeneficiaryForm initial={initial} />, { gateway });
    const first = await screen.findByLabelText<HTMLInputElement>(/^First name/);
    expect(first.labels?.[0]?.textContent).not.toContain('optional');
    expect(screen.getAllByText('At least one of: First name, Last name')).toHaveLength(2);
    await screen.findByText('Will be sent as Dorde');
    await userEvent.click(screen.getByText('Correct'));
    (await screen.findByLabelText(/^Name as sent/)).focus();
    await userEvent.paste('Djordje');
    await userEvent.click(screen.getByRole('button', { name: 'Save beneficiary' }));
    const sent = () => requests.find(({ path }) => path === 'beneficiary/create');
    await waitFor(() => expect(sent()).toBeDefined());
    expect(sent()?.body.data).toMatchObject({ payee: { lastName: 'Ђорђе', latinName: 'Djordje' } });
  });

  it('offers no second beneficiary with the same account to whoever changes one', async () => {
    const { gateway } = scriptedGateway(({ path }) => {
      if (path === 'beneficiary/get')
        return { id: 'b1', name: 'Penrose', allowedActions: ['update'], ...BRITISH_COMPANY };
      if (path === 'beneficiary/update') return refusedAt('bank.accountNumber', 409, 'Penrose has this account');
      return refusal(503, 'Service Currently Unavailable');
    });
    renderWidget(<BeneficiaryForm target={{ kind: 'edit', beneficiaryId: 'b1' }} />, { gateway });
    await userEvent.type(await box(/Company name/), '!');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(async () => expect((await box(/Account number/)).getAttribute('aria-invalid')).toBe('true'));
    expect(screen.queryByText('This account already exists')).toBeNull();
  });

  it('sends a second time under the same request id when the session ended in the middle', async () => {
    let signedOut = true;
    const onSaved = vi.fn<(beneficiary: BeneficiaryDetail) => void>();
    const { gateway, requests } = scriptedGateway(({ path }) => {
      if (path !== 'beneficiary/create') return refusal(503, 'Service Currently Unavailable');
      if (signedOut) return refusal(401, 'Request Unauthorized');
      return { id: 'ben_1', name: 'Penrose Instruments Ltd' };
    });
    renderWidget(<BeneficiaryForm initial={BRITISH_COMPANY} onSaved={onSaved} />, { gateway });
    await box(/Account number/);
    await userEvent.click(screen.getByRole('button', { name: 'Save beneficiary' }));
    await screen.findByText('You are signed out');
    signedOut = false;
    await userEvent.click(screen.getByRole('button', { name: 'Save beneficiary' }));
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    const sent = requests.filter(({ path }) => path === 'beneficiary/create');
    expect(sent.map(({ requestId }) => requestId)).toEqual([sent[0]?.requestId, sent[0]?.requestId]);
  });

  it('reads a pasted PIX code as its key and type, shows whom it names, and says what is wrong with another', async () => {
    const { gateway, requests } = scriptedGateway(({ path }) =>
      path === 'beneficiary/create' ? { id: 'b1', name: 'Luana' } : refusal(503, 'Service Currently Unavailable'),
    );
    renderWidget(<BeneficiaryForm initial={{ ...BRAZILIAN_PERSON, bank: { accountNumberType: 3 } }} />, { gateway });
    const key = await box(/^PIX key/);
    key.focus();
    await userEvent.paste(`${PIX_CODE}1D3E`);
    expect(key.value).toBe(`${PIX_CODE}1D3E`);
    await userEvent.clear(key);
    await userEvent.paste(`${PIX_CODE}1D3D`);
    expect(key.value).toBe('123e4567-e12b-12d1-a456-426655440000');
    await screen.findByText('Name in the PIX code: Fulano de Tal');
    expect(screen.getByRole('combobox', { name: /^PIX key type/ }).textContent).toContain('Random key');
    await userEvent.click(screen.getByRole('button', { name: 'Save beneficiary' }));
    const created = () => requests.find(({ path }) => path === 'beneficiary/create');
    await waitFor(() => expect(created()).toBeDefined());
    expect(created()?.body.data).toMatchObject({
      bank: { pixKeyType: 'random', pixKey: '123e4567-e12b-12d1-a456-426655440000' },
    });
    await userEvent.clear(key);
    await userEvent.paste(`${PIX_CODE}1D3E`);
    await screen.findAllByText('One character of this PIX code is wrong or missing');
  });

  it('warns of a BIC for tests below its field, and saves it all the same', async () => {
    const { gateway, requests } = scriptedGateway(({ path }) =>
      path === 'beneficiary/create' ? { id: 'b1', name: 'Jürgen' } : refusal(503, 'Service Currently Unavailable'),
    );
    renderWidget(<BeneficiaryForm initial={GERMAN_PERSON} />, { gateway });
    await userEvent.type(await box(/BIC/), 'deutdef0');
    await screen.findByText(/^This is a test BIC/);
    await userEvent.click(screen.getByRole('button', { name: 'Save beneficiary' }));
    await waitFor(() => expect(requests.some(({ path }) => path === 'beneficiary/create')).toBe(true));
  });

  it('asks before it saves a PIX key of somebody else, and asks again for another key', async () => {
    const { gateway, requests } = scriptedGateway(({ path }) =>
      path === 'beneficiary/create' ? refusal(409, 'Taken') : refusal(503, 'Service Currently Unavailable'),
    );
    const sent = () => requests.filter(({ path }) => path === 'beneficiary/create').length;
    const bank = { accountNumberType: 3, pixKeyType: 'cpf', pixKey: '52998224725' } as const;
    renderWidget(<BeneficiaryForm initial={{ ...BRAZILIAN_PERSON, bank }} />, { gateway });
    const key = await box(/PIX key/);
    const save = () => userEvent.click(screen.getByRole('button', { name: 'Save beneficiary' }));
    const asked = () => screen.findByText('The PIX key is not the beneficiary’s own number');
    await save();
    await asked();
    expect(sent()).toBe(0);
    await userEvent.click(screen.getByRole('button', { name: 'Save anyway' }));
    await waitFor(() => expect(sent()).toBe(1));
    await userEvent.clear(key);
    await userEvent.type(key, '11144477735');
    await save();
    await asked();
    expect(sent()).toBe(1);
  });
});
