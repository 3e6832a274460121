import { lazyPart } from '@corridor/features';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { mustChangePassword } from './sessionStore';
import { storedToken } from './storage';

const ForcedPasswordDialog = lazyPart(async () => (await import('./ForcedPasswordDialog')).ForcedPasswordDialog);

/** Asks for a better password on any change of route, whatever its layout, while the stored flag says that it is easy. @source spec §2 */
export function ForcedPasswordChange() {
  const { key } = useLocation();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (key) setOpen(storedToken() !== undefined && mustChangePassword());
  }, [key]);
  return open && <ForcedPasswordDialog />;
}
