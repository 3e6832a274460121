import { isHumanText } from '../../reference/text';

/** Most characters of a shop's name or brand. @source ours */
export const SHOP_NAME_MAX_LENGTH = 100;

/** Most characters of a website's address. @source ours */
export const WEBSITE_URL_MAX_LENGTH = 255;

/** Returns true if a text can be the name or brand of a shop. @source ours */
export function isShopName(text: string): boolean {
  return text.trim() !== '' && isHumanText(text) && text.length <= SHOP_NAME_MAX_LENGTH;
}

const ADDRESS = /^https?:\/\/(?<host>[^\s/?#@:[\]]+|\[[\da-f:.]+\])(?::(?<port>\d{1,5}))?(?:[/?#]\S*)?$/i;
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;

/** Returns true if a text is the address of a website: http or https and a host, be it one without dots or with a port; an empty one is none. @source spec §5 */
export function isWebsiteUrl(text: string): boolean {
  const { host, port = '0' } =
    (text.length <= WEBSITE_URL_MAX_LENGTH && isHumanText(text) && ADDRESS.exec(text)?.groups) || {};
  return host !== undefined && Number(port) <= 65_535 && isHost(host);
}

function isHost(host: string): boolean {
  return host.startsWith('[') || host.split('.').every((label) => LABEL.test(label));
}
