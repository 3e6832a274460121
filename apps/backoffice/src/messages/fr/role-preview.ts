import type { rolePreview as en } from '../en/role-preview';

/** Sentences of the bar over the back office seen as a role, in French. */
export const rolePreview: Record<keyof typeof en, string> = {
  'host.preview.title': 'Vous voyez le back-office avec le rôle {role}',
  'host.preview.text': 'Les écrans et les actions sont ceux de ce rôle. Rien ne peut être modifié.',
  'host.preview.leave': 'Quitter',
};
