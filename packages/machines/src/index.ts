export * from './sign-in/sign-in.machine.ts';
