import { isHumanText } from '../../reference/text';

/** Most characters of a permission's name and of its module's. @source ours */
export const PERMISSION_NAME_MAX_LENGTH = 100;

/** Returns true if a text can name a permission or its module. @source ours */
export function isPermissionName(text: string): boolean {
  return text.trim() !== '' && isHumanText(text) && text.length <= PERMISSION_NAME_MAX_LENGTH;
}
