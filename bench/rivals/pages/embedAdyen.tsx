import { AdyenPlatformExperience, TransactionsOverview } from '@adyen/adyen-platform-experience-web';
import '@adyen/adyen-platform-experience-web/adyen-platform-experience-web.css';

const onSessionCreate = async () => (await fetch('/partner/session', { method: 'POST' })).json();

const core = await AdyenPlatformExperience({ environment: 'test', locale: 'en-US', onSessionCreate });
new TransactionsOverview({ core }).mount('#root');
