/** Both parts of the flag client, loaded as one file. */
export { OFREPWebProvider } from '@openfeature/ofrep-web-provider';
export { OpenFeature } from '@openfeature/web-sdk';
