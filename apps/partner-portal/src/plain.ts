import { createCorridor, defineElements, mount } from '@corridor/features/embed';
import { fetchToken } from './fetchToken';
import { northwind } from './look';
import { nonce } from './nonce';
import './portal.css';

const shared = { baseURL: '/corridor', theme: northwind, nonce };
defineElements(createCorridor({ ...shared, getAccessToken: fetchToken('money') }));

const cards = document.querySelector('#cards');
if (cards) mount(cards, 'CardTable', { ...shared, getAccessToken: fetchToken('cards') });
