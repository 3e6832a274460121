// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { renderThemed } from '../../testing/renderThemed';
import { CardVisual } from './CardVisual';
import * as stories from './CardVisual.stories';
import { SchemeMark } from './SchemeMark';

const { Default } = composeStories(stories);

afterEach(cleanup);

describe('CardVisual', () => {
  describeConformance(CardVisual, { props: { scheme: 'visa', schemeName: 'Visa', last4: '4242' }, ref: HTMLElement });

  it('is named by its scheme and last four digits, and says holder, expiry and status', () => {
    renderThemed(<Default />);
    const card = screen.getByRole('group', { name: 'Visa card ending in 4242' });
    for (const part of ['4242', 'Ines Moreau', '09/27', 'Normal', 'Virtual · Personal'])
      expect(card.textContent).toContain(part);
  });
});

describe('SchemeMark', () => {
  describeConformance(SchemeMark, { props: { scheme: 'visa', name: 'Visa' }, ref: HTMLSpanElement });

  it('has a name when it stands alone', () => {
    renderThemed(<SchemeMark scheme="unionpay" name="UnionPay" compact />);
    expect(screen.getByRole('img', { name: 'UnionPay' })).toBeTruthy();
  });
});
