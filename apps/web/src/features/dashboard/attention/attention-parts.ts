/** Both looks at what needs attention, loaded as one file. */
export { AttentionPage } from './attention.page.tsx';
export { AttentionPanel } from './attention-panel.tsx';
