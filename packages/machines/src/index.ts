export * from './sign-in/sign-in.machine.ts';
export * from './sign-up/partner-sign-up.machine.ts';
export * from './sign-up/sign-up.machine.ts';
