import { shopList } from '@corridor/features';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { AbilityProvider } from '../../session/AbilityProvider';
import { useViewInAddress } from '../listing/useViewInAddress';
import { TabbedScreen } from './TabbedScreen';

beforeEach(() => localStorage.clear());

function Shops({ name }: { readonly name: string }) {
  const { view, change, unread } = useViewInAddress(shopList);
  const search = (text: string) => change({ ...view, filter: { search: text } });
  return (
    <button type="button" onClick={() => search('Anna')}>
      {`${name}: ${JSON.stringify(view.filter)} ${unread.join()}`}
    </button>
  );
}

function Address() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate(-1)}>
      {`at ${useLocation().search}`}
    </button>
  );
}

function open(search: string, subjects: readonly string[] = ['shop', 'merchant']) {
  render(
    <MemoryRouter initialEntries={[`/account${search}`]}>
      <AbilityProvider rules={subjects.map((subject) => ({ action: 'read', subject }))}>
        <TabbedScreen
          title="Accounts"
          tabs={[
            { id: 'first', label: 'First', subject: 'shop', content: <Shops name="first" /> },
            { id: 'second', label: 'Second', subject: 'merchant', content: <Shops name="second" /> },
          ]}
        />
        <Address />
      </AbilityProvider>
    </MemoryRouter>,
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => fireEvent.click(button(name));

it('names the tab in the address, beside what its list says, and comes back', () => {
  open('?search=Li');
  button('first: {"search":"Li"}');
  fireEvent.click(screen.getByRole('tab', { name: 'Second' }));
  button('at ?tab=second');
  press('second: {}');
  button('second: {"search":"Anna"}');
  press('at ?tab=second&search=Anna');
  press('at ?tab=second');
  button('first: {"search":"Li"}');
});

it('opens the tab that is asked for, with what its list says', () => {
  open('?tab=second&search=Li');
  button('second: {"search":"Li"}');
});

it('shows the first tab where nobody knows the one that is asked for', () => {
  open('?tab=third');
  button('first: {} tab=third');
});

it('has no tab that the reader may not see', () => {
  open('', ['merchant']);
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Second']);
  button('second: {}');
});
