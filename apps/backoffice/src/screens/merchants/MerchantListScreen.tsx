import { lazyPart, MerchantTable, merchantList, useMessages } from '@corridor/features';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { hostMessages } from '../../messages/host';
import { useAbility } from '../../session/AbilityProvider';
import { ListScreen } from '../listing/ListScreen';

const MerchantReviewScreen = lazyPart(async () => (await import('./MerchantReviewScreen')).MerchantReviewScreen);
const MerchantCards = lazyPart(async () => (await import('./MerchantCards')).MerchantCards);
const MerchantAccounts = lazyPart(async () => (await import('./MerchantAccounts')).MerchantAccounts);

/** Merchants; `?review=next` leads through those that wait for their review. */
export function MerchantListScreen() {
  const [params] = useSearchParams();
  const review = params.get('review');
  return review ? <MerchantReviewScreen review={review} /> : <MerchantList />;
}

function MerchantList() {
  const navigate = useNavigate();
  const ability = useAbility();
  const customization = useRelated(ability.can('read', 'card'), ability.can('read', 'account'));
  return (
    <ListScreen
      list={merchantList}
      widget={MerchantTable}
      more={{
        ...(ability.can('approve', 'merchant') && { onReview: () => navigate({ search: 'review=next' }) }),
      }}
      customization={customization}
    />
  );
}

/** What belongs to a merchant, on tabs of its details. */
function useRelated(hasCards: boolean, hasAccounts: boolean) {
  const t = useMessages(hostMessages);
  return useMemo(() => {
    const cards = {
      id: 'cards',
      label: t('host.route.card'),
      before: 'timeline',
      content: ({ id }: { readonly id: string }) => <MerchantCards merchantId={id} />,
    };
    const accounts = {
      id: 'accounts',
      label: t('host.route.account'),
      before: 'timeline',
      content: ({ id }: { readonly id: string }) => <MerchantAccounts merchantId={id} />,
    };
    return { detailTabs: [...(hasCards ? [cards] : []), ...(hasAccounts ? [accounts] : [])] };
  }, [t, hasCards, hasAccounts]);
}
