import type { ListConcept } from '../ListConcept';

/**
 * What the widgets of a concept report, such as `shops.created`. `message` is a finished sentence in the reader's language,
 * ready for a toast; nothing else names a person or an account. @source ours
 */
export type ListEvent<Concept extends string = ListConcept> =
  | { readonly type: `${Concept}.opened`; readonly id: string }
  | { readonly type: `${Concept}.closed` }
  | { readonly type: `${Concept}.exported`; readonly fileName: string; readonly message: string }
  | { readonly type: `${Concept}.exportFailed`; readonly message: string }
  | {
      readonly type: `${Concept}.created` | `${Concept}.updated` | `${Concept}.deleted`;
      readonly id: string;
      readonly message: string;
    }
  | {
      readonly type: `${Concept}.actionTaken`;
      readonly id: string;
      /** Name of the action, such as `block`. */
      readonly action: string;
      readonly message: string;
    }
  | { readonly type: `${Concept}.actionFailed`; readonly action: string; readonly message: string };
