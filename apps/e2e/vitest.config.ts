export { default } from '../../packages/tooling/vitest.config.ts';
