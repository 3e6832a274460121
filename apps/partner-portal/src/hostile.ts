import { createCorridor } from '@corridor/features/embed';
import { fetchToken } from './fetchToken';
import { nonce } from './nonce';
import './hostile.css';

const cards = createCorridor({ baseURL: '/corridor', nonce, getAccessToken: fetchToken('cards') });
const places = { '#light': false, '#shadow': true };

for (const [place, shadow] of Object.entries(places)) {
  const element = document.querySelector<HTMLElement>(place);
  if (!element) continue;
  // The same area with and without the rules of this page, so that the two can be compared.
  element.style.width = '1100px';
  cards.mount(element, 'CardTable', {}, { shadow });
}
