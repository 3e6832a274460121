import { CollectionTable, collectionList } from '@corridor/features';
import { useNavigate } from 'react-router-dom';
import { pathOf } from '../../routes/paths';
import { useAbility } from '../../session/AbilityProvider';
import { ListScreen } from '../listing/ListScreen';

/** Collections; materials are linked to one on the screen of links. */
export function CollectionListScreen() {
  const navigate = useNavigate();
  const mayLink = useAbility().can('create', 'material-link');
  const onLinkMaterial = ({ collectionId }: { readonly collectionId: string }) =>
    navigate(`${pathOf('material-links')}?${new URLSearchParams({ collection: collectionId })}`);
  return <ListScreen list={collectionList} widget={CollectionTable} more={mayLink ? { onLinkMaterial } : {}} />;
}
