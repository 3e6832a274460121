export {
  APPROVAL_CODE,
  MAX_FILE_BYTES,
  REQUEST_TIMEOUT_MS,
  RESOURCES_PATH,
  RETRY_STATUSES,
  SUCCESS_CODE,
} from './constants';
export { createRequestId } from './createRequestId';
export { createTransport } from './createTransport';
export { type DevelopmentHost, isDevelopmentHost } from './developmentHost';
export type { EarlyAnswer } from './EarlyAnswer';
export { type Envelope, type EnvelopeContext, openEnvelope } from './envelope';
export { fetchRead, type PlainRead, type ReadOptions } from './fetchRead';
export { type FollowTimes, followStream, type StreamFollower } from './followStream';
export { loadHttp } from './loadHttp';
export type { Sending } from './sentHeaders';
export type {
  CallEffect,
  CallOptions,
  GatewayFile,
  ProgressListener,
  Transport,
  TransportOptions,
  TransportRequest,
} from './Transport';
export { wireLanguage } from './wireLanguage';
