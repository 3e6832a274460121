import { waitFor, within } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refusal, scriptedGateway } from '../testing/scriptedGateway';
import { createCorridor } from './createCorridor';
import { defineElements } from './defineElements';

const EMPTY = { items: [], page: 1, size: 10, total: 0 };

let place: HTMLElement;
beforeEach(() => {
  place = document.createElement('section');
  document.body.append(place);
});
afterEach(() => place.remove());

const cardElement = () => document.createElement('corridor-card-table');

const heading = (name = 'Cards') => within(place).findByRole('heading', { name });
const settled = () => new Promise((resolve) => queueMicrotask(() => resolve(undefined)));

describe('an element', () => {
  it('takes what it was told before it was one, reads its attributes, and follows both', async () => {
    const { gateway } = scriptedGateway(() => EMPTY);
    const element = cardElement();
    Object.assign(element, { gateway });
    element.setAttribute('heading-level', '3');
    place.append(element);
    defineElements();
    expect((await heading()).tagName).toBe('H3');
    expect(Object.hasOwn(element, 'gateway')).toBe(false);
    element.setAttribute('locale', 'fr');
    await heading('Cartes');
    element.headingLevel = 1;
    await waitFor(async () => expect((await heading('Cartes')).tagName).toBe('H1'));
    element.remove();
    await waitFor(() => expect(element.innerHTML).toBe(''));
  });

  it('keeps what was typed when it is moved, and begins anew when it comes back later', async () => {
    const { gateway, requests } = scriptedGateway(() => EMPTY);
    defineElements();
    const element = cardElement();
    element.gateway = gateway;
    place.append(element);
    await heading();
    await element.refresh();
    const search = await within(place).findByRole('searchbox');
    await userEvent.type(search, 'Ada');
    const elsewhere = document.createElement('div');
    place.append(elsewhere);
    elsewhere.append(element);
    await settled();
    expect(within(elsewhere).getByRole('searchbox')).toBe(search);
    element.remove();
    await waitFor(() => expect(element.innerHTML).toBe(''));
    const asked = requests.length;
    place.append(element);
    await heading();
    await waitFor(() => expect(requests.length).toBeGreaterThan(asked));
    element.remove();
    await waitFor(() => expect(element.innerHTML).toBe(''));
  });

  it('tells the page what its widget reports, and belongs to the corridor that it is given', async () => {
    const { gateway } = scriptedGateway(() => refusal(401, 'No'));
    defineElements();
    const [heard, listened] = [vi.fn(), vi.fn()];
    document.body.addEventListener('corridor-error', heard, { once: true });
    const element = cardElement();
    element.corridor = createCorridor({ gateway, onError: listened });
    place.append(element);
    await within(place).findByText('You are signed out');
    expect(heard.mock.calls[0]?.[0]).toMatchObject({ target: element, detail: { error: { kind: 'unauthorized' } } });
    expect(listened).toHaveBeenCalledOnce();
    element.remove();
    await waitFor(() => expect(element.innerHTML).toBe(''));
    await expect(element.refresh()).rejects.toThrow('not in the page');
  });
});
