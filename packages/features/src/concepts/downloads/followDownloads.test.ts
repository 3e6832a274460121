import type { Download } from '@corridor/core';
import { describe, expect, it, vi } from 'vitest';
import { followDownloads } from './followDownloads';

const download = (rowsDone: number) => ({ id: 'd', status: 'running', rowsDone }) as Download;
const event = (rowsDone: number) => `event: download\ndata: ${JSON.stringify(download(rowsDone))}\n\n`;
const DONE = 'event: done\ndata: {}\n\n';

/** A stream that tells these pieces and ends. */
function streamOf(...pieces: string[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(encoder.encode(piece));
      controller.close();
    },
  });
}

/** Follows what is opened one after the other. */
async function followed(...opened: (ReadableStream<Uint8Array> | null)[]) {
  const heard: number[] = [];
  const open = vi.fn(async () => opened.shift() ?? null);
  const following = followDownloads(open, ({ rowsDone }) => heard.push(rowsDone), new AbortController().signal);
  await vi.runAllTimersAsync();
  return { end: await following, heard, opened: open.mock.calls.length };
}

describe('followDownloads', () => {
  it('tells each export as it is heard of, until none is under way', async () => {
    vi.useFakeTimers();
    const [first = '', ...rest] = [event(1), ': there\n\n', event(2), DONE];
    const pieces = [first.slice(0, 9), first.slice(9), ...rest];
    expect(await followed(streamOf(...pieces))).toEqual({ end: 'done', heard: [1, 2], opened: 1 });
    vi.useRealTimers();
  });

  it('opens a stream that breaks again, and gives up where there is none', async () => {
    vi.useFakeTimers();
    expect(await followed(streamOf(event(1)), streamOf(event(2), DONE))).toEqual({
      end: 'done',
      heard: [1, 2],
      opened: 2,
    });
    expect(await followed(streamOf(event(1)), null)).toEqual({ end: 'lost', heard: [1], opened: 2 });
    const silent = new ReadableStream<Uint8Array>({});
    vi.useRealTimers();
    const leaving = new AbortController();
    const left = followDownloads(async () => silent, vi.fn(), leaving.signal);
    leaving.abort();
    expect(await left).toBe('lost');
  });
});
