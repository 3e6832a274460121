import { MerchantReview } from '@corridor/features';
import { useNavigate } from 'react-router-dom';
import { pathOf } from '../../routes/paths';

/** What the address says where no merchant is chosen yet. */
const NEXT = 'next';

/** The queue of reviews, with the merchant that is open in the address. */
export function MerchantReviewScreen({ review }: { readonly review: string }) {
  const navigate = useNavigate();
  return (
    <MerchantReview
      {...(review !== NEXT && { merchantId: review })}
      onMove={(id) => navigate({ search: `review=${id ?? NEXT}` }, { replace: true })}
      onClose={() => navigate(pathOf('merchant'))}
    />
  );
}
