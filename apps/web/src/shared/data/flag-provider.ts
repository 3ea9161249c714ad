/** Both halves of the flag client as one piece of code to load. */
export { OFREPWebProvider } from '@openfeature/ofrep-web-provider';
export { OpenFeature } from '@openfeature/web-sdk';
