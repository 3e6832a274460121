import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { mustChangePassword } from './sessionStore';

const ForcedPasswordDialog = lazy(async () => ({
  default: (await import('./ForcedPasswordDialog')).ForcedPasswordDialog,
}));

/** Asks for a better password on any change of route while the stored flag says that it is easy. @source spec §2 */
export function ForcedPasswordChange() {
  const { key } = useLocation();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (key) setOpen(mustChangePassword());
  }, [key]);
  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <ForcedPasswordDialog />
    </Suspense>
  );
}
