import { defineResource } from '../../resource';
import type { EmbedSessionContract } from './contract';

/** Embed sessions on the wire; the token of the call is the key of a partner's server. @source ours */
export const embedSessions = /* @__PURE__ */ defineResource<EmbedSessionContract>('embed-session', {
  verbs: { create: true },
});
