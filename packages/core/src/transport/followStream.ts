/** How a stream that breaks is opened again. Times in milliseconds. */
export interface FollowTimes {
  /** Until the first event: what comes later is kept back by something on the way. */
  readonly firstMs: number;
  /** Until a stream that told nothing, not even a sign of life, is taken for broken. */
  readonly silenceMs: number;
  /** Until the first attempt to open it again; each further one waits twice as long. */
  readonly retryMs: number;
  readonly mostRetries: number;
}

/** The times of streams that give a sign of life every 10 to 15 seconds. */
const FOLLOW_TIMES: FollowTimes = { firstMs: 5_000, silenceMs: 25_000, retryMs: 1_000, mostRetries: 4 };

/** What a stream is followed with. */
export interface StreamFollower<Event> {
  open(signal: AbortSignal): Promise<ReadableStream<Uint8Array> | null>;
  read(stream: ReadableStream<Uint8Array>, leaving: AbortSignal): AsyncGenerator<Event>;
  /** Returns true if the event is the last that is wanted. */
  hear(event: Event): boolean;
}

/**
 * Follows a stream until its last event (`done`). A stream that breaks is opened again, each time later; resolves to `lost`
 * where there is no stream, or none that stays.
 */
export async function followStream<Event>(
  follower: StreamFollower<Event>,
  signal: AbortSignal,
  times: FollowTimes = FOLLOW_TIMES,
): Promise<'done' | 'lost'> {
  for (let retries = 0; retries <= times.mostRetries && !signal.aborted; retries += 1) {
    const heard = { events: 0 };
    const end = await followOnce(follower, signal, times, heard).catch(() => 'broken' as const);
    if (end !== 'broken') return end;
    if (heard.events > 0) retries = 0;
    await pause(times.retryMs * 2 ** retries, signal);
  }
  return 'lost';
}

async function followOnce<Event>(
  { open, read, hear }: StreamFollower<Event>,
  signal: AbortSignal,
  { firstMs, silenceMs }: FollowTimes,
  heard: { events: number },
): Promise<'done' | 'lost' | 'broken'> {
  const leaving = new AbortController();
  const leave = () => leaving.abort();
  signal.addEventListener('abort', leave);
  let timer = setTimeout(leave, firstMs);
  try {
    const stream = await open(leaving.signal);
    if (!stream) return 'lost';
    for await (const event of read(stream, leaving.signal)) {
      clearTimeout(timer);
      timer = setTimeout(leave, silenceMs);
      heard.events += 1;
      if (hear(event)) return 'done';
    }
    return 'broken';
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', leave);
    leave();
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });
}
