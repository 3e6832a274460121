import { MaterialMatching } from '@corridor/features';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useTabbedAddress } from '../tabs/TabInAddress';

/** The matching of materials, with the collection that is open in the address. */
export function MatchingTab() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const address = useTabbedAddress();
  const collectionId = params.get('collection');
  return (
    <MaterialMatching
      {...(collectionId !== null && { collectionId })}
      onCollectionChange={(id) =>
        navigate({ search: address.within(id === null ? '' : `collection=${id}`) }, { replace: true })
      }
    />
  );
}
