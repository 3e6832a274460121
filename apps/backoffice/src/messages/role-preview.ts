import { defineMessages } from '@corridor/features';
import { rolePreview } from './en/role-preview';

/** Sentences of the bar over the back office seen as a role. */
export const rolePreviewMessages = /* @__PURE__ */ defineMessages(rolePreview, {
  fr: async () => (await import('./fr/role-preview')).rolePreview,
  zh: async () => (await import('./zh/role-preview')).rolePreview,
});
