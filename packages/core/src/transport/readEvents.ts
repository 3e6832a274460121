/** One block of a stream of server-sent events; a comment has neither event nor data. */
export interface ServerSentEvent {
  readonly id: string | undefined;
  readonly event: string | undefined;
  readonly data: string | undefined;
}

/** Reads a stream of server-sent events block by block, until it ends or its reader leaves. */
export async function* readEvents(
  stream: ReadableStream<Uint8Array>,
  leaving: AbortSignal,
): AsyncGenerator<ServerSentEvent> {
  const reader = stream.getReader();
  const leave = () => void reader.cancel().catch(() => undefined);
  leaving.addEventListener('abort', leave);
  if (leaving.aborted) leave();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const blocks = (text + decoder.decode(value, { stream: true })).split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) yield eventOf(block);
    }
  } finally {
    leaving.removeEventListener('abort', leave);
    leave();
  }
}

function eventOf(block: string): ServerSentEvent {
  const lines = block.split('\n');
  const lineOf = (field: string) => lines.find((line) => line.startsWith(`${field}: `))?.slice(field.length + 2);
  return { id: lineOf('id'), event: lineOf('event'), data: lineOf('data') };
}
