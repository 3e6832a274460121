/** Sentences of the bar over the back office seen as a role, in English. */
export const rolePreview = {
  'host.preview.title': 'You see the back office as {role}',
  'host.preview.text': 'Screens and actions are those of this role. Nothing can be changed.',
  'host.preview.leave': 'Leave',
};
