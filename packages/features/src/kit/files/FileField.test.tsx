import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from 'storybook/test';
import { expect, it, vi } from 'vitest';
import type { FileDrafts, FormDrafts } from '../../runtime/FormDrafts';
import { renderWidget } from '../../testing/renderWidget';
import { scriptedGateway } from '../../testing/scriptedGateway';
import { FileField } from './FileField';

const PLACE = 'merchants.m1.addressProof';
const proof = new File(['%PDF-1.7'], 'proof.pdf', { type: 'application/pdf' });

/** A host's store of chosen files. */
function store(kept: Map<string, File>, opened?: Promise<void>): FormDrafts {
  const files: FileDrafts = {
    read: async (place) => {
      await opened;
      return kept.get(place);
    },
    keep: async (place, file) => void (file ? kept.set(place, file) : kept.delete(place)),
  };
  return { read: () => undefined, keep: () => undefined, files };
}

function show(kept: Map<string, File>, upload: (file: File) => Promise<unknown>, opened?: Promise<void>) {
  const { gateway } = scriptedGateway(() => null);
  const field = (
    <FileField label="Proof of address" file={undefined} place={PLACE} upload={upload} describeFailure={String} />
  );
  return renderWidget(field, { gateway, drafts: store(kept, opened) });
}

it('keeps a chosen file with its host until it is stored', async () => {
  const kept = new Map<string, File>();
  const upload = vi.fn(async () => expect(kept.get(PLACE)).toBe(proof));
  show(kept, upload);
  await userEvent.upload(screen.getByLabelText(/Proof of address/, { selector: 'input' }), proof);
  await waitFor(() => expect(kept.size).toBe(0));
  expect(upload).toHaveBeenCalledOnce();
});

it('offers a file that did not arrive, sends it again, and forgets one that is removed', async () => {
  const kept = new Map([[PLACE, proof]]);
  const failing = vi.fn(async () => Promise.reject(new Error('again')));
  show(kept, failing);
  await screen.findAllByText(/Not uploaded yet/);
  await userEvent.click(screen.getByRole('button', { name: 'Try proof.pdf again' }));
  await screen.findAllByText('Error: again');
  expect(failing).toHaveBeenCalledOnce();
  expect(kept.get(PLACE)).toBe(proof);
  await userEvent.click(screen.getByRole('button', { name: 'Remove proof.pdf' }));
  await waitFor(() => expect(kept.size).toBe(0));
});

it('sends a file that is chosen before the host has answered, and offers no other then', async () => {
  const kept = new Map<string, File>();
  let answer = () => {};
  const opened = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let finish = () => {};
  const upload = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  );
  show(kept, upload, opened);
  await userEvent.upload(screen.getByLabelText(/Proof of address/, { selector: 'input' }), proof);
  await waitFor(() => expect(upload).toHaveBeenCalledOnce());
  await act(async () => answer());
  expect(screen.queryAllByText(/Not uploaded yet/)).toEqual([]);
  finish();
  await waitFor(() => expect(kept.size).toBe(0));
});
