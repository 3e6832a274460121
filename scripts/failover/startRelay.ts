import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to a server that can be cut. */
export interface Relay {
  readonly port: number;
  /** From now on nothing comes through: connections stay open, new ones are taken, and nobody answers. */
  readonly cut: () => void;
  readonly stop: () => void;
}

/** Relays a free loopback port to another one. */
export async function startRelay(port: number): Promise<Relay> {
  const sockets = new Set<Socket>();
  let isCut = false;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.once('close', () => sockets.delete(socket));
  };
  const server = createServer((near) => {
    keep(near);
    if (isCut) return;
    const far = connect(port, '127.0.0.1');
    keep(far);
    near.pipe(far).pipe(near);
    far.once('error', () => {
      if (!isCut) near.destroy();
    });
    near.once('close', () => far.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: asAddress(server.address()).port,
    cut: () => {
      isCut = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    stop: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

// A server that listens on a port has just that.
function asAddress(address: AddressInfo | string | null): AddressInfo {
  return address as AddressInfo;
}
