/** What is set in each place of the settings, in English. */
export const settings = {
  'host.setting.setting-password': 'Choose a new password. You’ll be signed out everywhere.',
  'host.setting.permission-users': 'Who signs in, with which roles.',
  'host.setting.permission-roles': 'What roles allow, and how they differ.',
  'host.setting.permission': 'The privileges that roles are put together from.',
  'host.setting.log': 'Who did what, when and from where.',
  'host.setting.job-faults': 'Due records that couldn’t be processed.',
  'host.setting.tradeDownload': 'Your exports of many rows.',
};
