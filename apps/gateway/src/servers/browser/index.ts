export { DEMO_PARTNERS, DEMO_SIGN_INS, type DemoRole, type DemoSignIn } from '../../platform/seeding/partners';
export { type BrowserGateway, type BrowserGatewayOptions, createBrowserGateway } from './createBrowserGateway';
export { openLocalGateway } from './openLocalGateway';
export { takeSnapshot } from './takeSnapshot';
