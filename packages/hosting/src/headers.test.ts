import { describe, expect, it } from 'vitest';
import { API, contentSecurityPolicy, filled, hostingHeaders } from './headers.ts';

function directives(policy: string): Record<string, string> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => [directive.split(' ')[0], directive.slice(directive.indexOf(' ') + 1)]),
  );
}

describe('the policy', () => {
  it('names everything that may be loaded, and nothing that lets any script run', () => {
    const policy = contentSecurityPolicy({});
    expect(directives(policy)).toMatchObject({
      'default-src': "'none'",
      'script-src': "'self' 'nonce-{nonce}'",
      'connect-src': "'self'",
      'img-src': "'self' data: blob: https:",
      'frame-src': "'self' blob:",
      'object-src': 'blob:',
      'frame-ancestors': "'self'",
      'form-action': "'self'",
      'base-uri': "'none'",
    });
    expect(policy).not.toContain('unsafe');
  });

  it('calls a fixed API, or the one that the host fills in, and its live channel', () => {
    const fixed = contentSecurityPolicy({ api: 'https://api.example.com', calls: ['https://places.example.com'] });
    expect(directives(fixed)['connect-src']).toBe(
      "'self' https://api.example.com wss://api.example.com https://places.example.com",
    );
    const open = filled(contentSecurityPolicy({ api: API }), { nonce: 'n1', api: 'https://api.example.com' });
    expect(directives(open)['connect-src']).toBe("'self' https://api.example.com wss://api.example.com");
    expect(directives(open)['style-src']).toBe("'self' 'nonce-n1'");
    expect(open).not.toContain('{');
  });

  it('names what the card provider needs, of one environment', () => {
    const none = directives(contentSecurityPolicy({}));
    expect([none['frame-src'], none['script-src']]).toEqual(["'self' blob:", "'self' 'nonce-{nonce}'"]);
    const real = directives(contentSecurityPolicy({ payments: 'production' }));
    expect(real).toMatchObject({
      'script-src': "'self' 'nonce-{nonce}' https://www.paypalobjects.com https://*.paypal.com",
      'style-src': "'self' 'nonce-{nonce}' https://assets.braintreegateway.com",
      'frame-src': "'self' blob: https://assets.braintreegateway.com https://*.paypal.com",
      'connect-src':
        "'self' https://api.braintreegateway.com https://client-analytics.braintreegateway.com https://payments.braintree-api.com https://*.paypal.com",
    });
    const tried = directives(contentSecurityPolicy({ payments: 'sandbox' }));
    expect(tried['connect-src']).toContain('https://api.sandbox.braintreegateway.com');
    expect(tried['connect-src']).not.toContain('https://api.braintreegateway.com');
  });
});

it('only what changes its name with its contents is kept for good', () => {
  const { page, asset, file } = hostingHeaders({});
  expect([page, asset, file].map((headers) => headers['cache-control'])).toEqual([
    'no-cache',
    'public, max-age=31536000, immutable',
    'no-cache',
  ]);
});
