import { useNavigate } from 'react-router-dom';
import { hasScreen } from '../../routes/landing';
import { pathOf } from '../../routes/paths';

/** How a widget opens a transaction; nothing while transactions have no screen. */
export function useOpenTransaction(): { onOpenTransaction?: (id: string) => void } {
  const navigate = useNavigate();
  if (!hasScreen('transactions')) return {};
  return { onOpenTransaction: (id) => navigate(`${pathOf('transactions')}?${new URLSearchParams({ open: id })}`) };
}
