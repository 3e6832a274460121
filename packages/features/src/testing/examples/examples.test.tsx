import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import * as beneficiaries from '../docs/beneficiaryDocs';
import * as cards from '../docs/cardDocs';
import * as exchange from '../docs/exchangeDocs';
import * as statements from '../docs/statementDocs';
import { BeneficiariesPage } from './BeneficiariesPage';
import { CardPage } from './CardPage';
import { CardsPage } from './CardsPage';
import { ExchangeOrdersPage } from './ExchangeOrdersPage';
import { ExchangePage } from './ExchangePage';
import { StatementsPage } from './StatementsPage';

const never = () => new Promise<string>(() => undefined);
const fn = vi.fn;

/** Every example, with the heading that shows that its first widget stands. */
const EXAMPLES: Readonly<Record<string, readonly [ReactElement, string | null]>> = {
  BeneficiariesPage: [<BeneficiariesPage key="1" accessToken={never} openBeneficiary={fn()} />, 'Beneficiaries'],
  CardPage: [<CardPage key="1" accessToken={never} cardId="" merchantId="" openCard={fn()} />, null],
  CardsPage: [<CardsPage key="1" accessToken={never} view={{}} keepView={fn()} toast={fn()} />, 'Cards'],
  ExchangeOrdersPage: [
    <ExchangeOrdersPage key="1" accessToken={never} openTicket={fn()} openTransaction={fn()} />,
    'Exchange orders',
  ],
  ExchangePage: [<ExchangePage key="1" accessToken={never} openOrder={fn()} />, 'New exchange'],
  StatementsPage: [<StatementsPage key="1" accessToken={never} monthly="Monthly" save={fn()} />, 'Statements'],
};

const pages = Object.entries({ ...beneficiaries, ...cards, ...exchange, ...statements });

it('are all tried here', () => {
  const files = readdirSync(join(import.meta.dirname)).filter((name) => /Page\.tsx$/.test(name));
  expect(files.map((name) => name.replace('.tsx', '')).toSorted()).toEqual(Object.keys(EXAMPLES));
});

describe.each(Object.entries(EXAMPLES))('the example %s', (name, [page, heading]) => {
  it('is compiled and shows its widget', async () => {
    const { container } = render(page);
    if (heading) await screen.findByRole('heading', { name: heading });
    else await vi.waitFor(() => expect(container.querySelector('[aria-busy]')).not.toBeNull());
  });

  it('stands on a docs page as a host would write it', () => {
    const texts = pages.map(([, { docs }]) => docs.description.component);
    const shown = texts.filter((text) => text.includes(`export function ${name}(`));
    expect(shown.length).toBeGreaterThan(0);
    for (const text of shown) {
      expect(text).toContain("from '@corridor/features';");
      expect(text).not.toContain('../');
    }
  });
});

it.each(pages)('%s says what, which events, who may, which keys and which tokens', (_, { docs }) => {
  for (const part of ['Example', 'Events', 'Permissions', 'Keyboard', 'Theming', 'States'])
    expect(docs.description.component).toContain(`### ${part}\n\n`);
});
