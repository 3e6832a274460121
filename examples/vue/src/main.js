import { createCorridor, defineElements } from '@corridor/features/embed';
import { createApp } from 'vue';
import App from './App.vue';

/** Asks our own server for a session; undefined while nobody is signed in. */
async function getAccessToken() {
  const answer = await fetch('/token');
  return answer.ok ? answer.text() : undefined;
}

defineElements(createCorridor({ baseURL: import.meta.env.VITE_CORRIDOR_GATEWAY, getAccessToken }));
createApp(App).mount('#app');
