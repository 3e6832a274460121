// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Button } from '../../controls/button';
import { renderThemed } from '../../testing/renderThemed';
import { LayerFocus, LayerPortal, LayerTree, useLayer, useLayerList, useLayerProps } from '.';
import { placementOf } from './placement';

afterEach(cleanup);

function Panel({
  name,
  modal,
  initially = false,
  positioned,
  children,
}: {
  name: string;
  modal?: boolean;
  initially?: boolean;
  positioned?: boolean;
  children?: ReactNode;
}) {
  const [open, onOpenChange] = useState(initially);
  const layer = useLayer({ open, onOpenChange, role: 'dialog', positioned });
  const { getReferenceProps, getFloatingProps } = useLayerProps(layer);
  return (
    <>
      <Button ref={layer.refs.setReference} {...getReferenceProps()}>
        {name}
      </Button>
      {open && (
        <LayerPortal layer={layer}>
          <LayerFocus layer={layer} modal={modal}>
            <div
              ref={layer.refs.setFloating}
              style={layer.floatingStyles}
              {...getFloatingProps({ 'aria-label': `${name} panel` })}
            >
              <Button>{`In ${name}`}</Button>
              {children}
            </div>
          </LayerFocus>
        </LayerPortal>
      )}
    </>
  );
}

function List() {
  const [open, onOpenChange] = useState(false);
  const [activeIndex, setActiveIndex] = useState<number | null>(null);
  const elements = useRef<(HTMLElement | null)[]>([]);
  const labels = useRef<(string | null)[]>(['Activate', 'Block', 'Revoke']);
  const layer = useLayer({ open, onOpenChange, role: 'menu' });
  const list = useLayerList(layer, { elements, labels, activeIndex, onActiveIndexChange: setActiveIndex });
  const { getReferenceProps, getFloatingProps, getItemProps } = useLayerProps(layer, ...list);
  return (
    <>
      <Button ref={layer.refs.setReference} {...getReferenceProps()}>
        Card
      </Button>
      {open && (
        <LayerPortal layer={layer}>
          <LayerFocus layer={layer}>
            <div ref={layer.refs.setFloating} {...getFloatingProps()}>
              {labels.current.map((label, index) => (
                <button
                  key={label}
                  type="button"
                  role="menuitem"
                  tabIndex={index === activeIndex ? 0 : -1}
                  {...getItemProps({
                    ref: (node: HTMLElement | null) => {
                      elements.current[index] = node;
                    },
                  })}
                >
                  {label}
                </button>
              ))}
            </div>
          </LayerFocus>
        </LayerPortal>
      )}
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const focused = (element: Element) => waitFor(() => expect(document.activeElement).toBe(element));

describe('layer', () => {
  it('opens inside the portal of the theme, takes the focus, and gives it back on Escape', async () => {
    renderThemed(
      <LayerTree>
        <Panel name="Filter" />
      </LayerTree>,
      { scheme: 'dark', dir: 'rtl' },
    );
    await userEvent.click(button('Filter'));
    const inside = await screen.findByRole('button', { name: 'In Filter' });
    expect(inside.closest('[data-portal]')?.getAttribute('data-scheme')).toBe('dark');
    await focused(inside);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await focused(button('Filter'));
  });

  it('is inside the portal of the theme even when it is open from the start', async () => {
    renderThemed(
      <LayerTree>
        <Panel name="Filter" initially />
      </LayerTree>,
    );
    const inside = await screen.findByRole('button', { name: 'In Filter' });
    expect(inside.closest('[data-portal]')).toBeTruthy();
  });

  it('closes the innermost first, and a nested layer is not inert under a modal one', async () => {
    renderThemed(
      <LayerTree>
        <Panel name="Outer" modal>
          <Panel name="Inner" />
        </Panel>
      </LayerTree>,
    );
    await userEvent.click(button('Outer'));
    await userEvent.click(await screen.findByRole('button', { name: 'Inner' }));
    const inside = await screen.findByRole('button', { name: 'In Inner' });
    await focused(inside);
    expect(inside.closest('[inert], [aria-hidden="true"]')).toBeNull();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: 'Inner panel' })).toBeNull();
    expect(screen.getByRole('dialog', { name: 'Outer panel' })).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['stays at its place with the dialog that it stands in', false, 'fixed'],
    ['goes along with the page otherwise', true, 'absolute'],
  ])('%s', async (_what, positioned, position) => {
    renderThemed(
      <LayerTree>
        <Panel name="Outer" positioned={positioned}>
          <Panel name="Inner" />
        </Panel>
      </LayerTree>,
    );
    await userEvent.click(button('Outer'));
    await userEvent.click(await screen.findByRole('button', { name: 'Inner' }));
    expect((await screen.findByRole('dialog', { name: 'Inner panel' })).style.position).toBe(position);
  });

  it('keeps the forms in it from sending the form that it was opened from', async () => {
    const sent: string[] = [];
    const send = (name: string) => (event: FormEvent) => {
      event.preventDefault();
      sent.push(name);
    };
    renderThemed(
      <form onSubmit={send('outer')}>
        <LayerTree>
          <Panel name="Question" initially>
            <form onSubmit={send('inner')}>
              <Button type="submit">Discard</Button>
            </form>
          </Panel>
        </LayerTree>
      </form>,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(sent).toEqual(['inner']);
  });

  it('moves by arrows and by typing over a list', async () => {
    renderThemed(
      <LayerTree>
        <List />
      </LayerTree>,
    );
    button('Card').focus();
    await userEvent.keyboard('{ArrowDown}');
    await focused(await screen.findByRole('menuitem', { name: 'Activate' }));
    await userEvent.keyboard('{ArrowUp}');
    await focused(screen.getByRole('menuitem', { name: 'Revoke' }));
    await userEvent.keyboard('b');
    await focused(screen.getByRole('menuitem', { name: 'Block' }));
  });

  it('places before and after by the direction of text', () => {
    expect(placementOf('after', 'start', 'ltr')).toBe('right-start');
    expect(placementOf('after', 'start', 'rtl')).toBe('left-start');
    expect(placementOf('before', 'center', 'rtl')).toBe('right');
  });
});
