import { secure } from '../../app/secure';
import { refused, writeEnvelope } from '../../platform/http/envelope';
import { unavailable } from '../../platform/refusals/refusals';

const PAGE = (seconds: string) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Corridor</title>
<meta http-equiv="refresh" content="${seconds}"></head><body><p>Corridor is starting and will show here in a moment.</p></body></html>`;

/** The answer while it is not known who answers: a page that asks again by itself for a browser, the envelope for everybody else. */
export async function startingAnswer(request: Request): Promise<Response> {
  const answer = refused(unavailable(), 'starting');
  if (!request.headers.get('accept')?.includes('text/html')) return writeEnvelope(answer);
  const headers = new Headers({ ...answer.headers, 'content-type': 'text/html; charset=utf-8' });
  headers.set('cache-control', 'no-store');
  secure(headers, new URL(request.url).pathname);
  return new Response(PAGE(headers.get('retry-after') ?? ''), { status: answer.status, headers });
}
