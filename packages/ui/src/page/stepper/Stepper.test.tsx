// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { renderThemed } from '../../testing/renderThemed';
import { Stepper } from './Stepper';
import * as stories from './Stepper.stories';

const { Default, WithError } = composeStories(stories);
afterEach(cleanup);

describe('Stepper', () => {
  describeConformance(Stepper, {
    props: { label: 'Payment', current: 'a', steps: [{ id: 'a', label: 'Amount' }] },
    ref: HTMLElement,
  });

  it('says which step is on screen and which are done, also on one line', () => {
    renderThemed(<Default />);
    const [first, second, third] = screen.getAllByRole('listitem');
    expect(first?.textContent).toContain('done');
    expect(second?.getAttribute('aria-current')).toBe('step');
    expect(third?.textContent).not.toContain('done');
    expect(screen.getByText('Step 2 of 4')).toBeTruthy();
  });

  it('leads back to what is done and nowhere else', async () => {
    const select = vi.fn();
    renderThemed(<Default onSelect={select} />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(select.mock.calls).toEqual([['beneficiary']]);
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });

  it('says in words what needs correction', () => {
    renderThemed(<WithError />);
    expect(within(screen.getByRole('list')).getByText('needs correction')).toBeTruthy();
  });
});
