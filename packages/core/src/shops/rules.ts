/** Most characters of a shop's name or brand. @source ours */
export const SHOP_NAME_MAX_LENGTH = 100;

/** Whether a text is the address of a website: it starts with http or https and names a host. @source spec §5 */
export function isWebsiteUrl(text: string): boolean {
  return text.length <= 255 && /^https?:\/\/[^\s/?#@]+\.[^\s/?#@.]{2,}([/?#]\S*)?$/i.test(text);
}
