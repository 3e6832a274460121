// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { renderThemed } from '../../testing/renderThemed';
import { Button } from './Button';
import * as stories from './Button.stories';
import { ButtonGroup } from './ButtonGroup';
import { ButtonLink } from './ButtonLink';
import { IconButton } from './IconButton';

const { Default, Loading, Disabled, IconOnly, AsLink } = composeStories(stories);

afterEach(cleanup);

describe('Button', () => {
  describeConformance(Button, { props: { children: 'Save' }, ref: HTMLButtonElement });

  it('does not submit the form around it unless told to', () => {
    renderThemed(<Default />);
    expect(screen.getByRole('button').getAttribute('type')).toBe('button');
  });

  it('keeps its name and focus while loading, and ignores presses', async () => {
    const press = vi.fn();
    renderThemed(<Loading onClick={press} />);
    const button = screen.getByRole('button', { name: 'Save changes' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(press).not.toHaveBeenCalled();
  });

  it('calls back when pressed by keyboard, and never when disabled', async () => {
    const press = vi.fn();
    renderThemed(<Default onClick={press} />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter} ');
    expect(press).toHaveBeenCalledTimes(2);
    cleanup();
    renderThemed(<Disabled onClick={press} />);
    await userEvent.click(screen.getByRole('button'));
    expect(press).toHaveBeenCalledTimes(2);
  });
});

describe('IconButton', () => {
  describeConformance(IconButton, { props: { label: 'Close', children: '×' }, ref: HTMLButtonElement });

  it('is named by its label', () => {
    renderThemed(<IconOnly />);
    expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy();
  });
});

describe('ButtonLink', () => {
  describeConformance(ButtonLink, { props: { href: '#', children: 'Orders' }, ref: HTMLAnchorElement });

  it('is a link', () => {
    renderThemed(<AsLink />);
    expect(screen.getByRole('link', { name: 'Orders' }).getAttribute('href')).toBe('#orders');
  });
});

describe('ButtonGroup', () => {
  describeConformance(ButtonGroup, { props: { label: 'Period', children: <Button>Day</Button> }, ref: HTMLDivElement });
});
