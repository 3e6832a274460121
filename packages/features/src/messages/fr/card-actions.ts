import type { cardActions as en } from '../en/card-actions';

/** What is asked and said when an action is done to cards, in French. */
export const cardActions: Record<keyof typeof en, string> = {
  'cards.confirm.activate.title': 'Activer cette carte ?',
  'cards.confirm.activate.detail': 'Le porteur pourra payer immédiatement.',
  'cards.confirm.block.title': 'Bloquer cette carte ?',
  'cards.confirm.block.detail':
    'Les nouveaux paiements sont refusés immédiatement. Les paiements déjà acceptés peuvent encore être comptabilisés. Vous pouvez débloquer la carte à tout moment.',
  'cards.confirm.unblock.title': 'Débloquer cette carte ?',
  'cards.confirm.unblock.detail': 'Le porteur pourra de nouveau payer immédiatement.',
  'cards.confirm.reportLoss.title': 'Mettre cette carte en opposition ?',
  'cards.confirm.reportLoss.detail':
    'La carte est bloquée immédiatement. Vous pourrez lever l’opposition si elle est retrouvée.',
  'cards.confirm.cancelLoss.title': 'Lever l’opposition sur cette carte ?',
  'cards.confirm.cancelLoss.detail':
    'La carte fonctionne à nouveau immédiatement. Assurez-vous que le porteur l’a en main.',
  'cards.confirm.revoke.title': 'Résilier définitivement cette carte ?',
  'cards.confirm.revoke.detail':
    'Cette action est irréversible. Tous les paiements seront refusés et la carte sera clôturée une fois tout réglé.',
  'cards.confirm.updateAcsPassword.title': 'Modifier le mot de passe ACS',
  'cards.confirm.updateAcsPassword.detail': 'Le porteur confirme avec lui ses paiements en ligne (3-D Secure).',
  'cards.confirm.resetAcsPassword.title': 'Réinitialiser le mot de passe ACS ?',
  'cards.confirm.resetAcsPassword.detail':
    'L’actuel cesse de fonctionner immédiatement. Le porteur en définira un nouveau au prochain paiement en ligne.',
  'cards.confirm.updatePin.title': 'Modifier le code PIN',
  'cards.confirm.updatePin.detail': 'Le nouveau code fonctionne immédiatement aux terminaux et distributeurs.',
  'cards.confirm.resetPin.title': 'Réinitialiser le code PIN ?',
  'cards.confirm.resetPin.detail': 'Le code actuel cesse de fonctionner immédiatement.',
  'cards.confirm.updateAcsPassword.secret': 'Nouveau mot de passe ACS',
  'cards.confirm.updateAcsPassword.rule': '6 à 20 lettres, chiffres ou symboles, sans espace',
  'cards.confirm.updatePin.secret': 'Nouveau code PIN',
  'cards.confirm.updatePin.rule': '6 chiffres, ni identiques ni consécutifs',
  'cards.done.activate': '{name} est active',
  'cards.done.block': '{name} est bloquée',
  'cards.done.unblock': '{name} est débloquée',
  'cards.done.reportLoss': '{name} est mise en opposition',
  'cards.done.cancelLoss': 'Opposition levée sur {name}',
  'cards.done.revoke': '{name} est en cours de clôture',
  'cards.done.updateAcsPassword': 'Mot de passe ACS de {name} modifié',
  'cards.done.resetAcsPassword': 'Mot de passe ACS de {name} réinitialisé',
  'cards.done.updatePin': 'Code PIN de {name} modifié',
  'cards.done.resetPin': 'Code PIN de {name} réinitialisé',
  'cards.bulk.block.title': 'Bloquer {count} cartes ?',
  'cards.bulk.block.title_one': 'Bloquer {count} carte ?',
  'cards.bulk.unblock.title': 'Débloquer {count} cartes ?',
  'cards.bulk.unblock.title_one': 'Débloquer {count} carte ?',
  'cards.bulk.block.detail':
    'Les nouveaux paiements sont refusés immédiatement. Les paiements déjà acceptés peuvent encore être comptabilisés. Vous pouvez les débloquer à tout moment.',
  'cards.bulk.block.confirm': 'Bloquer {count} cartes',
  'cards.bulk.block.confirm_one': 'Bloquer {count} carte',
  'cards.bulk.unblock.detail': 'Leurs porteurs peuvent à nouveau payer immédiatement.',
  'cards.bulk.unblock.confirm': 'Débloquer {count} cartes',
  'cards.bulk.unblock.confirm_one': 'Débloquer {count} carte',
};
