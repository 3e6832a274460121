import { DashboardOverview } from '@corridor/features';
import { useLocation, useNavigate } from 'react-router-dom';
import { AddressNotice } from '../address/AddressNotice';
import { listHref } from './listHref';
import { readPeriod } from './readPeriod';

/** The home screen; its period stands in the address. */
export function DashboardScreen() {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (
    <>
      <AddressNotice read={readPeriod} />
      <DashboardOverview
        headingLevel={1}
        period={readPeriod(search).values.period}
        onPeriodChange={(period) =>
          navigate({ search: period === 'lastThreeMonth' ? '' : `period=${period}` }, { replace: true })
        }
        listHref={listHref}
      />
    </>
  );
}
