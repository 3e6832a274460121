/** Loads the HTTP library, which the first call does by itself; a host that expects a call may load it earlier. @source ours */
export const loadHttp = () => import('axios');
