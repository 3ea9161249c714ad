export * from './fields.ts';
export * from './passwords.ts';
export * from './sign-up.ts';
export * from './preferences.ts';
export * from './telematics.ts';
export * from './user.ts';
export * from './vehicle.ts';
export * from './payment.ts';
