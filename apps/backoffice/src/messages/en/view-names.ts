/** Sentences of the dialog that names a view, in English. */
export const viewNames = {
  'host.views.name': 'Name',
  'host.views.nameless': 'Enter a name',
  'host.views.replaces': 'Replaces the view with this name',
  'host.views.confirm': 'Save',
};
