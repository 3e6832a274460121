// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { renderThemed } from '../../testing/renderThemed';
import { Tab } from './Tab';
import { TabList } from './TabList';
import { TabPanel } from './TabPanel';
import { Tabs } from './Tabs';
import * as stories from './Tabs.stories';

const { Default } = composeStories(stories);
afterEach(cleanup);

const chosen = () => screen.getByRole('tab', { selected: true }).textContent;

describe('Tabs', () => {
  describeConformance(Tabs, {
    props: {
      defaultValue: 'a b',
      children: [
        <TabList key="list" label="Card">
          <Tab value="a b">Limits</Tab>
        </TabList>,
        <TabPanel key="panel" value="a b">
          Words
        </TabPanel>,
      ],
    },
    ref: HTMLDivElement,
  });

  it('is one stop for Tab; arrows, Home and End move, choose and skip what is disabled', async () => {
    const user = userEvent.setup();
    const change = vi.fn();
    renderThemed(<Default onChange={change} />);
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(chosen()).toBe('Cards12');
    await user.keyboard('{End}');
    expect(chosen()).toBe('Documents3');
    await user.keyboard('{ArrowRight}');
    expect(chosen()).toBe('Overview');
    await user.keyboard('{ArrowLeft}{Home}');
    expect(change.mock.calls.flat()).toEqual(['cards', 'documents', 'overview', 'documents', 'overview']);
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: 'Overview' }));
  });

  it('turns the arrows round in right-to-left text', async () => {
    const user = userEvent.setup();
    renderThemed(<Default />, { dir: 'rtl' });
    await user.tab();
    await user.keyboard('{ArrowLeft}');
    expect(chosen()).toBe('Cards12');
  });

  it('keeps what was typed in a panel that stays mounted', async () => {
    const user = userEvent.setup();
    renderThemed(<Default />);
    await user.click(screen.getByRole('tab', { name: /Documents/ }));
    await user.type(screen.getByLabelText('Find a document'), 'passport');
    await user.click(screen.getByRole('tab', { name: 'Overview' }));
    expect(screen.getByRole('tabpanel').textContent).toContain('Northwind');
    await user.click(screen.getByRole('tab', { name: /Documents/ }));
    expect(screen.getByLabelText<HTMLInputElement>('Find a document').value).toBe('passport');
  });
});
