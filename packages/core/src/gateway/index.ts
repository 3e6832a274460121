export { createGatewayClient, type GatewayClient, type GatewayClientOptions } from './createGatewayClient';
export { resources } from './registry';
