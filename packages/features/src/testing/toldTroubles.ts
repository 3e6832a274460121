import { expect, screen } from 'storybook/test';

/** Waits for the words of a gateway that failed: with its request id, a second try, and no skeleton beside them. */
export async function toldFailure(): Promise<void> {
  await screen.findByRole('button', { name: 'Try again' });
  const alert = screen.getByRole('alert');
  await expect(alert).toHaveTextContent('Service currently unavailable');
  await expect(alert).toHaveTextContent('SA0421767225600000');
  await expect(screen.queryByText('Loading records')).toBeNull();
}

/** Waits for the words to somebody who is signed out, and who is offered no second try. */
export async function toldSignedOut(): Promise<void> {
  await screen.findByText('You are signed out');
  await expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
}
