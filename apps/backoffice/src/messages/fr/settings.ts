import type { settings as en } from '../en/settings';

/** What is set in each place of the settings, in French. */
export const settings: Record<keyof typeof en, string> = {
  'host.setting.setting-password': 'Choisir un nouveau mot de passe. Vous serez déconnecté partout.',
  'host.setting.permission-users': 'Qui se connecte, et avec quels rôles.',
  'host.setting.permission-roles': 'Ce que les rôles permettent, et en quoi ils diffèrent.',
  'host.setting.permission': 'Les habilitations dont les rôles se composent.',
  'host.setting.log': 'Qui a fait quoi, quand et d’où.',
  'host.setting.job-faults': 'Échéances qui n’ont pas pu être traitées.',
  'host.setting.tradeDownload': 'Vos exports volumineux.',
};
