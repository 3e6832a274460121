import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { EXCHANGE_EXAMPLE } from './exchangeDocs';
import { ExchangePage } from './exchangeExample';

it('is compiled, shows a ticket, and stands word for word on its docs page', async () => {
  const file = join(process.cwd(), 'packages', 'features', 'src', 'testing', 'exchangeExample.tsx');
  expect(EXCHANGE_EXAMPLE).toBe(readFileSync(file, 'utf8').replace("'../index'", "'@corridor/features'"));
  render(<ExchangePage accessToken={() => new Promise(() => undefined)} openOrder={vi.fn()} />);
  await screen.findByRole('heading', { name: 'New exchange' });
});
