import { type Collection, isCollectionLinkable } from '@corridor/core';
import { Button } from '@corridor/ui';
import { useMessages } from '../../../i18n/useMessages';
import { collectionsMessages } from '../../../messages/collections';

/** What a host gives to widgets that show collections. */
export interface LinkMaterialOptions {
  /** Offers to link materials to a collection that waits for them, which your page opens. */
  readonly onLinkMaterial?: (target: { readonly collectionId: string }) => void;
}

/** Props of `LinkMaterialButton`. */
export interface LinkMaterialButtonProps {
  readonly collection: Pick<Collection, 'id'>;
  readonly onLinkMaterial: NonNullable<LinkMaterialOptions['onLinkMaterial']>;
}

/** Returns true if materials can be linked to a collection now. */
export function takesMaterial({ status, returnedAt }: Pick<Collection, 'status' | 'returnedAt'>): boolean {
  return isCollectionLinkable(status, returnedAt !== null);
}

/** Leads to where materials are linked to a collection. */
export function LinkMaterialButton({ collection: { id: collectionId }, onLinkMaterial }: LinkMaterialButtonProps) {
  const t = useMessages(collectionsMessages);
  return (
    <Button size="sm" variant="primary" onClick={() => onLinkMaterial({ collectionId })}>
      {t('collections.materials.link')}
    </Button>
  );
}
