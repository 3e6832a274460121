import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it } from 'vitest';
import { useKeptKeys } from './useKeptKeys';

function Framed() {
  const place = useRef<HTMLFieldSetElement>(null);
  useKeptKeys(place);
  return (
    <fieldset ref={place} tabIndex={-1}>
      <iframe title="document" />
    </fieldset>
  );
}

/** What a browser does when a click or Tab leads into a frame. */
function enter(frame: HTMLElement) {
  frame.focus();
  fireEvent.blur(window);
}

function show() {
  render(<Framed />);
  return [screen.getByRole('group'), screen.getByTitle('document')] as const;
}

const later = () => new Promise((resolve) => setTimeout(resolve));

it('takes the keys back after each click into the frame, also after keys were pressed', async () => {
  const [group, frame] = show();
  fireEvent.pointerMove(window);
  for (const key of ['+', 'Tab', 'a']) {
    enter(frame);
    await waitFor(() => expect(document.activeElement).toBe(group));
    fireEvent.keyDown(group, { key });
    fireEvent.keyUp(group, { key });
  }
});

it('leaves whoever goes into the frame by Tab there', async () => {
  const [group, frame] = show();
  fireEvent.pointerMove(window);
  fireEvent.keyDown(group, { key: 'Tab' });
  enter(frame);
  await later();
  expect(document.activeElement).toBe(frame);
});

it('leaves whoever uses no pointer there', async () => {
  const [, frame] = show();
  enter(frame);
  await later();
  expect(document.activeElement).toBe(frame);
});
