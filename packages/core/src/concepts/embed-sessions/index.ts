export type { EmbedSession, EmbedSessionContract, EmbedSessionInput } from './contract';
export { embedSessions } from './resource';
export {
  EMBED_COMPONENTS,
  EMBED_MERCHANTS_MAX,
  EMBED_SESSION_MINUTES,
  type EmbedComponent,
  type EmbedGrants,
  grantsOf,
  narrowRules,
  showsMerchantsOnly,
} from './rules';
