export * from './fields.ts';
export * from './passwords.ts';
