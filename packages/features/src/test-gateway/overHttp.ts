import { isGatewayError } from '@corridor/core';
import { type Answer, type Asked, BASE, CSV } from './Answer';
import { type AnsweredFile, isFile } from './createAnswerer';

/** An answer as it goes over a wire. */
export interface HttpAnswer {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: string;
}

/** Headers by which a page on another origin is answered too, as by a gateway that allows it. */
export const OPEN = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
};

const fileAnswer = ({ csv, name }: AnsweredFile): HttpAnswer => ({
  status: 200,
  headers: { ...OPEN, 'content-type': CSV, 'content-disposition': `attachment; filename="${name}"` },
  body: csv,
});

function jsonAnswer(status: number, envelope: object): HttpAnswer {
  return { status, headers: { ...OPEN, 'content-type': 'application/json' }, body: JSON.stringify(envelope) };
}

/** Answers as the real gateway does over HTTP, refusals too. */
export async function overHttp(answer: Answer, asked: Asked): Promise<HttpAnswer> {
  try {
    const data = await answer(asked);
    return isFile(data) ? fileAnswer(data) : jsonAnswer(200, { code: '10000', msg: 'OK', data });
  } catch (error) {
    if (!isGatewayError(error) || error.status === undefined) throw error;
    const { kind, code, msg, status } = error;
    return jsonAnswer(status, { code, msg, kind });
  }
}

/** What a call carries as JSON; undefined for a file. */
export function bodyOf(text: string | null): unknown {
  return text?.startsWith('{') ? JSON.parse(text) : undefined;
}

/** The path of an address below that of its gateway, which may have one of its own. */
export function pathOf(url: string): string {
  const { pathname, search } = new URL(url, BASE);
  return pathname.slice(Math.max(0, pathname.indexOf('/api/'))) + search;
}
