import type { ticket as en } from '../en/ticket';

/** Sentences of the tickets by which money is moved, in French. */
export const ticket: Record<keyof typeof en, string> = {
  'ticket.price': 'Cotation',
  'ticket.payer': 'Du compte',
  'ticket.payerAfter': 'Solde après',
  'ticket.holds': 'Garanti {time}',
  'ticket.fixed': 'Fixe',
  'ticket.fixedHelp': 'Vous avez saisi ce montant en dernier : il reste fixé, l’autre côté suit le taux.',
  'ticket.review': 'Vérifier',
  'ticket.blocked.none': 'Vous vérifierez tout avant de confirmer.',
  'ticket.back': 'Modifier les montants',
  'ticket.kept': 'Votre saisie est conservée.',
  'ticket.expired': 'Cette cotation a expiré',
  'ticket.expiredDetail':
    'Une cotation est valable trois minutes. Demandez-en une nouvelle pour continuer ; aucune opération n’a eu lieu.',
  'ticket.renew': 'Nouvelle cotation',
  'ticket.changed': 'La cotation a changé',
  'ticket.changed.what': 'Élément',
  'ticket.changed.from': 'Avant',
  'ticket.changed.to': 'Maintenant',
  'ticket.accept': 'Accepter la cotation',
  'ticket.short': 'Il manque {short}.',
  'ticket.shortWithFee': 'Il manque {short} pour couvrir le montant et les frais.',
  'ticket.blocked.incomplete': 'Complétez les champs manquants pour continuer.',
  'ticket.blocked.tooSmall': 'Ce montant est inférieur au minimum.',
  'ticket.blocked.wrong': 'Corrigez les champs signalés pour continuer.',
  'ticket.blocked.short': 'Solde insuffisant pour ce montant et ses frais.',
  'ticket.blocked.failed': 'Pas encore de cotation. Réessayez.',
  'ticket.blocked.asking': 'Demande de cotation en cours…',
  'ticket.blocked.expired': 'La cotation a expiré. Demandez-en d’abord une nouvelle.',
  'ticket.blocked.changed': 'La cotation a changé. Acceptez-la d’abord.',
  'ticket.outcome.unknown': 'Votre ordre a peut-être été accepté',
  'ticket.outcome.absent': 'Aucun ordre correspondant',
  'ticket.outcome.lookingDetail': 'Aucune réponse reçue. Nous vérifions l’ordre ; ne le renvoyez pas ailleurs.',
  'ticket.outcome.unknownDetail':
    'Aucune réponse reçue et le service est injoignable pour l’instant. Vérifiez d’abord le statut de l’ordre ; votre saisie est conservée.',
  'ticket.outcome.absentDetail':
    'Le service n’a aucun ordre de ce type : aucun fonds n’a bougé. Renvoyer la demande réutilise le même identifiant de requête, elle ne peut pas être exécutée deux fois.',
  'ticket.outcome.look': 'Vérifier le statut',
  'ticket.outcome.again': 'Renvoyer la demande',
  'ticket.outcome.blocked': 'Le renvoi est bloqué jusqu’à confirmation du statut de l’ordre.',
  'ticket.outcome.safe': 'Le même identifiant de requête est exécuté une seule fois au plus.',
  'ticket.done.open': 'Ouvrir l’ordre',
  'ticket.outcome.safeOnceOver':
    'Le même identifiant de requête est exécuté une seule fois au plus. Les montants peuvent être modifiés une fois la cotation expirée.',
};
