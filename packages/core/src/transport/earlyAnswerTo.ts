import type { EarlyAnswer } from './EarlyAnswer';
import type { TransportOptions, TransportRequest } from './Transport';

/** Early answer to a read where the host has one, a failure included, which is not asked again; a session that was refused is, for its token may be renewed. */
export async function earlyAnswerTo(
  { takeEarlyAnswer }: TransportOptions,
  request: TransportRequest,
): Promise<EarlyAnswer | undefined> {
  if (request.effect !== 'read' || !takeEarlyAnswer) return undefined;
  const answer = await Promise.resolve(takeEarlyAnswer(request)).catch(() => undefined);
  return answer && answer.status !== 401 && !request.signal?.aborted ? answer : undefined;
}
