import { sendTo } from './send.ts';
import { watchPage } from './watch.ts';

// The head loads this beside the app, if the host has set an address (docs/scale.md).
watchPage(sendTo(window.waysideSettings.reports));
