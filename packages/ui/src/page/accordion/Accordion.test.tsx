// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { renderThemed } from '../../testing/renderThemed';
import { Accordion } from './Accordion';
import * as stories from './Accordion.stories';
import { AccordionItem } from './AccordionItem';

const { Default, OneAtATime } = composeStories(stories);
afterEach(cleanup);

const section = (name: RegExp) => screen.getByRole('button', { name });

describe('Accordion', () => {
  describeConformance(Accordion, {
    props: { defaultValue: ['a'], children: <AccordionItem value="a" title="Limits" /> },
    ref: HTMLDivElement,
  });

  it('opens and closes from the keyboard and names the open region', async () => {
    const user = userEvent.setup();
    const change = vi.fn();
    renderThemed(<Default onChange={change} />);
    expect(screen.getByRole('region', { name: /Limits/ })).toBeTruthy();
    await user.tab();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(change.mock.lastCall).toEqual([['limits', 'security']]);
    await user.tab({ shift: true });
    await user.keyboard(' ');
    expect(section(/Limits/).getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('region', { name: /Limits/ })).toBeNull();
  });

  it('keeps one open at a time where that is asked for', async () => {
    const user = userEvent.setup();
    renderThemed(<OneAtATime />);
    await user.click(section(/Security/));
    expect(section(/Limits/).getAttribute('aria-expanded')).toBe('false');
    expect(section(/Security/).getAttribute('aria-expanded')).toBe('true');
  });

  it('puts its headings into the outline at the level asked for', () => {
    renderThemed(<Default level={4} />);
    expect(screen.getAllByRole('heading', { level: 4 })).toHaveLength(3);
  });
});
