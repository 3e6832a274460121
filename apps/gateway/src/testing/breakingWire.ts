import { connect, createServer, type Socket } from 'node:net';

/** A wire to a served gateway whose connections break after so many bytes of what is sent. */
export interface BreakingWire {
  readonly url: string;
  /** Bytes that were sent since a connection broke first. */
  sentSince(): number;
  /** From now on no connection breaks. */
  mend(): void;
  close(): Promise<void>;
}

/** Opens a wire of which each connection carries so many bytes to the gateway and then breaks. */
export async function openBreakingWire(gatewayUrl: string, after: number): Promise<BreakingWire> {
  const { port, hostname } = new URL(gatewayUrl);
  let since: number | undefined;
  let isMended = false;
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => other.destroy());
    }
    let passed = 0;
    far.pipe(near);
    near.on('data', (chunk: Buffer) => {
      passed += chunk.byteLength;
      if (since !== undefined) since += chunk.byteLength;
      if (isMended || passed < after) return void far.write(chunk);
      since ??= 0;
      near.removeAllListeners('data').destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const own = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${own}`,
    sentSince: () => since ?? 0,
    mend: () => {
      isMended = true;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
