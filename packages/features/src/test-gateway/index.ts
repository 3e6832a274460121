// The gateway in the memory of a test: for tests of pages that embed widgets, never for the pages themselves.
export { createTestGateway } from './createTestGateway';
export type { InterceptedRoute } from './InterceptedRoute';
export type { TestAnswers, TestCall, TestGateway, TestGatewayOptions, TestMood, TestRecords } from './TestGateway';
