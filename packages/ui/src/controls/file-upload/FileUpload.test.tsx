// @vitest-environment jsdom
import { composeStories } from '@storybook/react-vite';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../testing/describeConformance';
import { renderThemed } from '../../testing/renderThemed';
import { acceptedKinds, isAccepted } from './accept';
import { writeBytes } from './bytes';
import type { UploadTask } from './entry';
import { FileUpload } from './FileUpload';
import * as stories from './FileUpload.stories';

const { Default, Multiple, InField, Disabled } = composeStories(stories);
afterEach(cleanup);

const input = () => screen.getByLabelText<HTMLInputElement>('Identity document');
const file = (name = 'passport.png', bytes = 10, type = 'image/png') =>
  new File([new Uint8Array(bytes)], name, { type });
const rows = () => screen.queryAllByRole('listitem').map((row) => row.textContent);

/** An upload that the test finishes by hand. */
function pending() {
  const tasks: { task: UploadTask; resolve: (id: string) => void; reject: (failure: unknown) => void }[] = [];
  const upload = vi.fn(
    (_file: File, task: UploadTask) => new Promise<string>((resolve, reject) => tasks.push({ task, resolve, reject })),
  );
  const first = () => {
    const [task] = tasks;
    if (!task) throw new Error('Nothing was sent.');
    return task;
  };
  return { tasks, upload, first };
}

describe('FileUpload', () => {
  describeConformance(FileUpload, {
    props: { 'aria-label': 'Identity document' },
    ref: HTMLInputElement,
    styled: (element) => element.parentElement?.parentElement ?? null,
  });

  it('is a native file input, named by its field and by what to do', () => {
    renderThemed(<InField />);
    const name = 'Proof of address Choose a file or drag it here';
    expect(screen.getByLabelText<HTMLInputElement>(name).type).toBe('file');
  });

  it('sends a file at once, shows how far it is, and hands over what came of it', async () => {
    const change = vi.fn();
    const { upload, first } = pending();
    renderThemed(<Default upload={upload} onChange={change} />);
    await userEvent.upload(input(), file());
    act(() => first().task.onProgress(0.4));
    expect(screen.getByRole('progressbar', { name: 'Uploading passport.png' }).getAttribute('aria-valuenow')).toBe(
      '40',
    );
    act(() => first().resolve('document-7'));
    await waitFor(() => expect(change.mock.lastCall?.[0]).toMatchObject([{ status: 'done', result: 'document-7' }]));
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('says why an upload failed and tries it again', async () => {
    const { upload, first, tasks } = pending();
    renderThemed(<Default upload={upload} describeFailure={(failure) => `It failed: ${String(failure)}`} />);
    await userEvent.upload(input(), file());
    act(() => first().reject('offline'));
    expect(await screen.findAllByText('It failed: offline')).not.toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: 'Try passport.png again' }));
    expect(tasks).toHaveLength(2);
    expect(screen.getByRole('progressbar')).toBeTruthy();
  });

  // @spec 5.file-size
  it('refuses what is too large, of a wrong type or too much, and sends none of it', async () => {
    const { upload } = pending();
    renderThemed(<Multiple upload={upload} maxFiles={1} />);
    const files = [file('large.png', 1024 * 1024 + 1), file('notes.txt', 3, 'text/plain'), file(), file('second.png')];
    fireEvent.drop(screen.getByText(/drag them here/), { dataTransfer: { files, types: ['Files'] } });
    expect(rows()).toEqual([
      'large.pngFile name is too large · 1 MB at most',
      'notes.txtFile type not accepted',
      'passport.png',
      'second.pngFile limit: 1',
    ]);
    expect(upload).toHaveBeenCalledTimes(1);
  });

  it('takes what is pasted, and nothing that is empty', () => {
    const { upload } = pending();
    renderThemed(<Multiple upload={upload} />);
    fireEvent.paste(input(), { clipboardData: { files: [file('scan.png'), file('empty.png', 0)] } });
    expect(rows()).toEqual(['scan.png', 'empty.pngThe file is empty']);
    expect(upload).toHaveBeenCalledTimes(1);
  });

  it('waits while the connection is lost, and goes on by itself', async () => {
    const { upload, first } = pending();
    renderThemed(<Default upload={upload} />);
    await userEvent.upload(input(), file());
    act(() => first().task.onWaiting('No connection'));
    expect(rows()).toEqual(['passport.pngNo connection']);
    act(() => first().task.onProgress(0.1));
    expect(screen.getByRole('progressbar')).toBeTruthy();
  });

  it('keeps the order that its files are moved to', async () => {
    const change = vi.fn();
    renderThemed(<Multiple ordered onChange={change} />);
    await userEvent.upload(input(), [file('a.png'), file('b.png'), file('c.png')]);
    const down = screen.getByRole('button', { name: 'Move a.png down' });
    await userEvent.click(down);
    await userEvent.click(down);
    await userEvent.click(down);
    const names = change.mock.lastCall?.[0].map(({ name }: { name: string }) => name);
    expect(names).toEqual(['b.png', 'c.png', 'a.png']);
    expect(document.activeElement).toBe(down);
    expect(screen.getByText('a.png: 3 of 3')).toBeTruthy();
  });

  it('takes a file of exactly 1 MB', async () => {
    const change = vi.fn();
    renderThemed(<Default onChange={change} />);
    await userEvent.upload(input(), file('exact.png', 1024 * 1024));
    expect(change.mock.lastCall?.[0]).toMatchObject([{ name: 'exact.png', status: 'ready' }]);
  });

  it('puts a new file in the place of the old one, unless many are asked for', async () => {
    renderThemed(<Default />);
    await userEvent.upload(input(), file('first.png'));
    await userEvent.upload(input(), file('second.png'));
    expect(screen.queryByText('first.png')).toBeNull();
    expect(screen.getByText('second.png')).toBeTruthy();
  });

  it('aborts what is removed, and gives the focus back', async () => {
    const { upload, first } = pending();
    renderThemed(<Default upload={upload} />);
    await userEvent.upload(input(), file());
    await userEvent.click(within(screen.getByRole('list')).getByRole('button', { name: 'Remove passport.png' }));
    expect(first().task.signal.aborted).toBe(true);
    expect(screen.queryByRole('list')).toBeNull();
    expect(document.activeElement).toBe(input());
  });

  it('takes nothing while disabled', () => {
    const change = vi.fn();
    renderThemed(<Disabled onChange={change} />);
    fireEvent.drop(screen.getByText(/drag it here/), { dataTransfer: { files: [file()], types: ['Files'] } });
    expect(change).not.toHaveBeenCalled();
  });
});

describe('accept', () => {
  it.each([
    ['image/*', true],
    ['image/jpeg', false],
    ['.PNG', true],
    ['application/pdf, image/png', true],
    [undefined, true],
  ])('%s takes a.png: %s', (accept, taken) => {
    expect(isAccepted({ name: 'a.png', type: 'image/png' }, accept)).toBe(taken);
  });

  it('is written for reading', () => {
    expect(acceptedKinds('image/png,.pdf,application/pdf,image/*,image/svg+xml')).toBe('PNG, PDF, IMAGE, SVG');
    expect(writeBytes(420 * 1024, 'en')).toBe('420 kB');
    expect(writeBytes(1024 * 1024, 'en')).toBe('1 MB');
    expect(writeBytes(17, 'en')).toBe('17 bytes');
  });
});
