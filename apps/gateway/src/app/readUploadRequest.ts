import type { Principal, Services } from '../platform/call';
import { readUpload, type UploadedFile } from '../platform/files/readUpload';
import { type UploadParts, uploadParts } from '../platform/files/uploadParts';
import { BrokenBody, readForm } from '../platform/http/readBody';
import type { RequestFacts } from '../platform/http/requestFacts';
import { malformed } from '../platform/refusals/refusals';
import { readFormFields } from '../platform/resource/readFormFields';

/** What an upload was asked with. */
export interface UploadRequest {
  readonly body: Record<string, unknown>;
  readonly file: UploadedFile;
}

/** An upload that goes on where its connection broke. */
export interface ResumableUpload {
  /** Answers how many bytes of its body are here; null where the request brings some. */
  received(): Promise<{ readonly received: number } | null>;
  /** @throws Refusal, also for a body that breaks off: what came of it is kept */
  read(): Promise<UploadRequest>;
  /** Forgets what was kept, once the file is stored. */
  done(): Promise<void>;
}

/** The byte that a request begins with; null where it asks what is here. */
interface Range {
  readonly start: number | null;
}

/** Reads an upload to a resource: the header `Content-Range: bytes 5-9/10` brings the rest of a body, the range `*` asks what came of it. */
export function resumableUpload(
  request: Request,
  services: Services,
  { principal, segment, facts }: { principal: Principal; segment: string; facts: RequestFacts },
): ResumableUpload {
  const range = rangeOf(request);
  const { givenRequestId: requestId } = facts;
  const mayUpload = !principal.readOnly && principal.ability.can('upload', segment);
  const now = services.clock.now();
  const parts = requestId !== null && mayUpload ? uploadParts(services, { principal, segment, requestId, now }) : null;
  return {
    received: async () => (range && range.start === null ? { received: (await parts?.size()) ?? 0 } : null),
    async read() {
      const begun = range?.start ? await beginningOf(parts, range.start) : undefined;
      try {
        const form = await readForm(request, begun);
        return { body: readFormFields(form), file: await readUpload(form) };
      } catch (reason) {
        if (!(reason instanceof BrokenBody)) throw reason;
        if (reason.received.byteLength > 0) await parts?.keep(reason.received);
        throw malformed('refusals.unreadableMultipart');
      }
    },
    done: async () => {
      if (range) await parts?.forget();
    },
  };
}

async function beginningOf(parts: UploadParts | null, length: number): Promise<Uint8Array> {
  const kept = await parts?.read();
  if (!kept || kept.byteLength < length) throw malformed('refusals.contentRange', 'content-range');
  return kept.subarray(0, length);
}

const RANGE = /^bytes (?:\*|(\d{1,9})-\d{1,9})\/\d{1,9}$/;

function rangeOf({ headers }: Request): Range | null {
  const given = headers.get('content-range');
  if (given === null) return null;
  const found = RANGE.exec(given);
  if (!found) throw malformed('refusals.contentRange', 'content-range');
  return { start: found[1] === undefined ? null : Number(found[1]) };
}
