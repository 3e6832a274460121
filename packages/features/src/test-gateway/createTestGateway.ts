import { createGatewayClient, GatewayError } from '@corridor/core';
import { type Answer, type Asked, BASE } from './Answer';
import { createAnswerer } from './createAnswerer';
import { bodyOf, OPEN, overHttp, pathOf } from './overHttp';
import { refused } from './refusals';
import { isNamed } from './Sample';
import type { TestCall, TestGateway, TestGatewayOptions, TestMood } from './TestGateway';
import { transportOf } from './transportOf';

const SLOW_MS = 1500;

/** Waits, or for ever where no time is given, and gives up when the caller does. */
function wait(signal: AbortSignal | undefined, milliseconds?: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const canceled = () => reject(new GatewayError('canceled', { msg: 'Request canceled' }));
    if (signal?.aborted) canceled();
    signal?.addEventListener('abort', canceled);
    if (milliseconds !== undefined) setTimeout(resolve, milliseconds);
  });
}

function callOf({ path, body }: Asked): TestCall {
  const name = path.replace(/^\/api\/portal\/cms\//, '').replace(/\?.*/, '');
  const method = isNamed(body) && /\/call(-by-id)?$/.test(name) ? `/${body.method}` : '';
  return { name: name + method, body };
}

/** Makes a gateway in memory with sample data, for tests of pages that embed widgets. */
export function createTestGateway(options: TestGatewayOptions = {}): TestGateway {
  const { slowMs = SLOW_MS } = options;
  let mood: TestMood = options.mood ?? 'working';
  const calls: TestCall[] = [];
  const answerer = createAnswerer(options);
  const answer: Answer = async (asked) => {
    calls.push(callOf(asked));
    const now = mood;
    if (now === 'pending') await wait(asked.signal);
    if (now === 'slow') await wait(asked.signal, slowMs);
    if (now === 'unauthorized' || now === 'forbidden') throw refused(now);
    if (now === 'failing') throw refused('server');
    // As over a wire: nothing that a page does to an answer changes what the next one gets.
    return JSON.parse(JSON.stringify(answerer(asked.path, asked.body, now === 'empty')));
  };
  return {
    client: createGatewayClient({ baseURL: BASE, wrapTransport: () => transportOf(answer) }),
    async fetch(input, init) {
      const request = new Request(typeof input === 'string' ? new URL(input, BASE) : input, init);
      const asked = { path: pathOf(request.url), body: bodyOf(await request.text()), signal: request.signal };
      const { body, ...rest } = await overHttp(answer, asked);
      return new Response(body, rest);
    },
    async route(route) {
      const request = route.request();
      if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: OPEN, body: '' });
      return route.fulfill(await overHttp(answer, { path: pathOf(request.url()), body: bodyOf(request.postData()) }));
    },
    calls,
    setMood(next) {
      mood = next;
    },
  };
}
