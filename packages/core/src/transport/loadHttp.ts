/** Fetches what calls are sent with, which the first call does by itself: a host that knows a call is coming need not wait for it. @source ours */
export const loadHttp = () => import('axios');
