import type { EarlyAnswer } from './EarlyAnswer';
import type { TransportOptions, TransportRequest } from './Transport';

/** Early answer to a read where the host has a valid one; every other call is sent as usual. */
export async function earlyAnswerTo(
  { takeEarlyAnswer }: TransportOptions,
  request: TransportRequest,
): Promise<EarlyAnswer | undefined> {
  if (request.effect !== 'read' || !takeEarlyAnswer) return undefined;
  const answer = await Promise.resolve(takeEarlyAnswer(request)).catch(() => undefined);
  return answer?.status === 200 && !request.signal?.aborted ? answer : undefined;
}
