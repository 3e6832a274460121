// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { act, cleanup, createEvent, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Button } from '../../controls/button';
import { axeFindings } from '../../testing/axe';
import { renderThemed } from '../../testing/renderThemed';
import { Tooltip } from './Tooltip';
import * as stories from './Tooltip.stories';

const { Default, NamesAnIcon } = composeStories(stories);
afterEach(cleanup);

describe('Tooltip', () => {
  it('shows at once for the keyboard, describes the control, and hides on Escape', async () => {
    const user = userEvent.setup();
    renderThemed(<Default />);
    await user.tab();
    const bubble = screen.getByRole('tooltip');
    expect(bubble.textContent).toBe('Settled once a day at 17:00 UTC');
    expect(screen.getByRole('button', { name: 'Settlement' }).getAttribute('aria-describedby')).toBe(bubble.id);
    expect(await axeFindings(document.body)).toEqual([]);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  it('does not read a name out twice', async () => {
    const user = userEvent.setup();
    renderThemed(<NamesAnIcon />);
    await user.tab();
    expect(screen.getByText('Download statement').getAttribute('aria-hidden')).toBe('true');
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  it('hands ref, class and attributes to the bubble and keeps those of the control', async () => {
    const user = userEvent.setup();
    const [bubble, control] = [createRef<HTMLDivElement>(), createRef<HTMLButtonElement>()];
    renderThemed(
      <Tooltip ref={bubble} text="Words" className="mine" data-mark="kept" style={{ marginBlockStart: 7 }}>
        <Button ref={control} className="theirs">
          Pay
        </Button>
      </Tooltip>,
    );
    await user.tab();
    expect(control.current?.classList.contains('theirs')).toBe(true);
    expect(bubble.current?.classList.contains('mine')).toBe(true);
    expect(bubble.current?.dataset.mark).toBe('kept');
    expect(bubble.current?.style.marginBlockStart).toBe('7px');
  });

  it('stays while the pointer moves into the bubble', async () => {
    renderThemed(
      <Tooltip text="Words" delay={0}>
        <Button>Pay</Button>
      </Tooltip>,
    );
    const control = screen.getByRole('button');
    await act(async () => void fireEvent(control, createEvent.mouseEnter(control)));
    const bubble = await screen.findByRole('tooltip');
    await act(async () => void fireEvent.mouseEnter(bubble));
    expect(screen.queryByRole('tooltip')).toBe(bubble);
  });
});
