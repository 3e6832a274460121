import type { virtualAccounts as en } from '../en/virtual-accounts';

/** Sentences of the virtual account widgets, in French. */
export const virtualAccounts: Record<keyof typeof en, string> = {
  'virtualAccounts.problem.notOffered': 'Aucun numéro de compte n’est émis pour cette devise dans ce pays',
  'virtualAccounts.problem.nameOfNoShop': 'Choisissez la boutique dont le compte doit porter le nom',
  'virtualAccounts.problem.otherShop': 'Cette boutique n’appartient pas au titulaire',
  'virtualAccounts.problem.shopOff': 'Cette boutique doit d’abord être activée',
};
