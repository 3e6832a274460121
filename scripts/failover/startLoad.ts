import { vi } from 'vitest';

/** One who writes, one write after another. */
export interface Writer {
  readonly path: string;
  readonly token: string;
  readonly bodyOf: (requestId: string) => object;
}

/** A write that was acknowledged; times by `performance.now()`. */
export interface Acknowledged {
  readonly path: string;
  readonly requestId: string;
  readonly id: string;
  readonly gateway: number;
  readonly sentAt: number;
  readonly answeredAt: number;
}

/** Writes that go on until they are stopped. */
export interface Load {
  readonly acknowledged: readonly Acknowledged[];
  /** Answers that are neither the write's nor a 503 that says when to come again. */
  readonly wrong: readonly string[];
  /** How many requests were sent, answered 503, and answered 409 as a lock was held for too long. */
  readonly counts: { sent: number; unavailable: number; busy: number };
  /** Waits until each write has its answer. */
  readonly stop: () => Promise<void>;
}

const PATIENCE = { timeout: 60_000, interval: 50 };

/** Lets writers send to gateways by turns; what was answered 503 is sent again under its request id, to the next one. */
export function startLoad(gateways: readonly string[], writers: readonly Writer[]): Load {
  const [acknowledged, wrong]: [Acknowledged[], string[]] = [[], []];
  const counts = { sent: 0, unavailable: 0, busy: 0 };
  let isOver = false;

  async function send({ path, token, bodyOf }: Writer, requestId: string): Promise<void> {
    const gateway = counts.sent % gateways.length;
    counts.sent += 1;
    const sentAt = performance.now();
    const response = await fetch(`${gateways[gateway]}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', access_token: token, request_id: requestId },
      body: JSON.stringify({ data: bodyOf(requestId) }),
    });
    const text = await response.text();
    const refusal = refusalOf(response);
    if (refusal) {
      counts[refusal] += 1;
      throw new Error('to be sent again');
    }
    const answeredAt = performance.now();
    const id = response.status === 200 ? idOf(text) : undefined;
    if (id === undefined) wrong.push(`${path} ${response.status} ${text}`);
    else acknowledged.push({ path, requestId, id, gateway, sentAt, answeredAt });
  }

  async function write(writer: Writer, member: number): Promise<void> {
    for (let turn = 0; !isOver; turn += 1) {
      const requestId = `SA${member}-${turn}`;
      await vi.waitFor(() => send(writer, requestId), PATIENCE);
    }
  }

  const ended = Promise.all(writers.map(write)).catch((reason: unknown) => void wrong.push(String(reason)));
  const stop = async () => {
    isOver = true;
    await ended;
  };
  return { acknowledged, wrong, counts, stop };
}

/** Why nothing was done and the same request is to be sent again. */
function refusalOf({ status, headers }: Response): 'unavailable' | 'busy' | undefined {
  if (!(Number(headers.get('retry-after')) > 0)) return undefined;
  if (status === 503) return 'unavailable';
  return status === 409 ? 'busy' : undefined;
}

function idOf(text: string): string | undefined {
  const { code, data } = JSON.parse(text);
  return code === '10000' ? data?.id : undefined;
}
