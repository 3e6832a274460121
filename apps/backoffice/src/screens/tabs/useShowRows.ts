import { useNavigate } from 'react-router-dom';
import { useTabbedAddress } from './TabInAddress';

/** Shows other rows of the list, given as parameters, on the tab that is open. */
export function useShowRows(): (rows: string) => void {
  const navigate = useNavigate();
  const { within } = useTabbedAddress();
  return (rows) => void navigate({ search: within(rows) });
}
