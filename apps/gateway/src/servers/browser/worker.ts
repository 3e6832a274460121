import type { Question, Reply } from './messages';
import { type LocalGateway, openLocalGateway } from './openLocalGateway';

let gateway: Promise<LocalGateway> | undefined;

globalThis.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  answer(data).catch((reason: unknown) => {
    const message = reason instanceof Error ? reason.message : 'the gateway failed';
    reply({ kind: 'failed', id: data.kind === 'request' ? data.id : null, message });
  });
});

async function answer(question: Question): Promise<void> {
  if (question.kind === 'start') {
    gateway = openLocalGateway(question.snapshot);
    await gateway;
    return reply({ kind: 'started' });
  }
  const { id, url, method, headers, body } = question;
  const opened = await gateway;
  if (!opened) throw new Error('the gateway was not started');
  const response = await opened.fetch(new Request(url, { method, headers: [...headers], body }));
  // A message holds a whole answer: whoever wants a stream is told that there is none, and asks.
  if (response.headers.get('content-type')?.startsWith('text/event-stream')) {
    await response.body?.cancel();
    return reply({ kind: 'response', id, status: 503, headers: [], body: new ArrayBuffer(0) });
  }
  const bytes = await response.arrayBuffer();
  reply({ kind: 'response', id, status: response.status, headers: [...response.headers], body: bytes });
}

function reply(message: Reply): void {
  globalThis.postMessage(message, { transfer: message.kind === 'response' ? [message.body] : [] });
}
