import { rolePreview } from './rolePreview';
import { useSessionUser } from './useSessionUser';

/** Names of the roles that what is offered comes from. */
export function useRoleNames(): readonly string[] {
  const preview = rolePreview();
  const user = useSessionUser();
  return preview ? [preview.name] : (user?.roles ?? []);
}
