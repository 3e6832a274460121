import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it } from 'vitest';
import { useKeptKeys } from './useKeptKeys';

function Framed() {
  const place = useRef<HTMLFieldSetElement>(null);
  const keys = useKeptKeys(place);
  return (
    <fieldset ref={place} tabIndex={-1}>
      <iframe title="document" {...keys} />
    </fieldset>
  );
}

/** What a browser does when a click or Tab leads into a frame. */
function enter(frame: HTMLElement) {
  frame.focus();
  fireEvent.blur(window);
}

it('takes the keys back after each click into the frame, also after keys were pressed', async () => {
  render(<Framed />);
  const [group, frame] = [screen.getByRole('group'), screen.getByTitle('document')];
  fireEvent.pointerEnter(frame);
  for (const key of ['+', 'Tab']) {
    enter(frame);
    await waitFor(() => expect(document.activeElement).toBe(group));
    fireEvent.keyDown(group, { key });
    fireEvent.keyUp(group, { key });
  }
  enter(frame);
  await waitFor(() => expect(document.activeElement).toBe(group));
});

it('leaves whoever goes into the frame by Tab there, and whose pointer is elsewhere', async () => {
  render(<Framed />);
  const [group, frame] = [screen.getByRole('group'), screen.getByTitle('document')];
  fireEvent.pointerEnter(frame);
  fireEvent.keyDown(group, { key: 'Tab' });
  enter(frame);
  fireEvent.keyUp(document.body, { key: 'Tab' });
  fireEvent.pointerLeave(frame);
  enter(frame);
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement).toBe(frame);
});
