import type { Question, Reply } from './messages';
import type { LocalGateway } from './openLocalGateway';

type Waiting = { resolve: (response: Response) => void; reject: (reason: Error) => void };

/** Opens a seeded gateway in a worker of its own, so that the page never waits for it. */
export function openWorkerGateway(snapshot?: Blob): Promise<Pick<LocalGateway, 'fetch' | 'close'>> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, Waiting>();
  const ask = (question: Question, transfer: Transferable[] = []) => worker.postMessage(question, transfer);
  let count = 0;
  const fetch = async (request: Request): Promise<Response> => {
    const body = request.body === null && request.method !== 'POST' ? null : await request.arrayBuffer();
    count += 1;
    const id = count;
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      ask(
        { kind: 'request', id, url: request.url, method: request.method, headers: [...request.headers], body },
        body ? [body] : [],
      );
    });
  };
  return new Promise((resolve, reject) => {
    const close = async () => worker.terminate();
    worker.addEventListener('error', (event) => reject(new Error(event.message || 'the worker cannot start')));
    worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
      if (data.kind === 'started') resolve({ fetch, close });
      else if (data.kind === 'failed' && data.id === null) reject(new Error(data.message));
      else settle(waiting, data);
    });
    ask({ kind: 'start', snapshot });
  });
}

function settle(waiting: Map<number, Waiting>, reply: Reply): void {
  if (reply.kind === 'started' || reply.id === null) return;
  const promise = waiting.get(reply.id);
  waiting.delete(reply.id);
  if (reply.kind === 'failed') promise?.reject(new Error(reply.message));
  else promise?.resolve(new Response(reply.body, { status: reply.status, headers: [...reply.headers] }));
}
