/** All looks at what needs attention, loaded as one file. */
export { AttentionCount } from './attention-count.tsx';
export { AttentionPage } from './attention.page.tsx';
export { AttentionPanel } from './attention-panel.tsx';
