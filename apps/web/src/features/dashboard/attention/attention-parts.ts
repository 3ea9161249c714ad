/** All looks at what needs attention, loaded as one file. */
export { AttentionCounter } from './attention-counter.tsx';
export { AttentionPage } from './attention.page.tsx';
export { AttentionPanel } from './attention-panel.tsx';
