import type { GatewayOptions } from '../app/GatewayOptions';

/** Reads where a request comes from: its connection, or what a trusted proxy wrote down last. */
export function clientAddress(trustProxy: boolean): NonNullable<GatewayOptions['clientAddress']> {
  return (request, environment) => {
    const forwarded = trustProxy ? request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
    return forwarded || remoteAddress(environment);
  };
}

function remoteAddress(environment: object): string | null {
  const incoming: unknown = 'incoming' in environment ? environment.incoming : null;
  if (typeof incoming !== 'object' || incoming === null || !('socket' in incoming)) return null;
  const { socket } = incoming;
  if (typeof socket !== 'object' || socket === null || !('remoteAddress' in socket)) return null;
  return typeof socket.remoteAddress === 'string' ? socket.remoteAddress : null;
}
