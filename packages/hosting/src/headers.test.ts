import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, filled, hostingHeaders, pageProblems, settingsOf } from './headers.ts';

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
      'manifest-src': "'self'",
      'worker-src': "'self'",
      'frame-src': "'self' blob:",
      'object-src': 'blob:',
      'frame-ancestors': "'self'",
      'form-action': "'self'",
      'base-uri': "'none'",
    });
    expect(policy).not.toContain('unsafe');
  });

  it('[OPS-06] calls what the host fills in: API, live channel and other services, each once', () => {
    const open = contentSecurityPolicy({ isApp: true });
    const staging = filled(open, {
      nonce: 'n1',
      api: 'https://api.example.com',
      payments: 'sandbox',
      reports: 'https://ops.example.com/reports',
      flags: 'https://ops.example.com',
      places: 'https://places.example.com/photon',
      offline: 'on',
    });
    expect(directives(staging)['connect-src']).toMatch(
      /^'self' https:\/\/api.example.com wss:\/\/api.example.com https:\/\/ops.example.com https:\/\/places.example.com https:\/\/api.sandbox/,
    );
    expect(directives(staging)['style-src']).toContain("'self' 'nonce-n1'");
    expect(staging).not.toContain('{');
  });

  it('[OPS-06] names what the card provider needs, of one environment', () => {
    const none = directives(contentSecurityPolicy({}));
    expect([none['frame-src'], none['script-src']]).toEqual(["'self' blob:", "'self' 'nonce-{nonce}'"]);
    const policy = contentSecurityPolicy({ isApp: true });
    expect(directives(policy)).toMatchObject({
      'script-src': "'self' 'nonce-{nonce}' https://www.paypalobjects.com https://*.paypal.com",
      'style-src': "'self' 'nonce-{nonce}' https://assets.braintreegateway.com",
      'frame-src': "'self' blob: https://assets.braintreegateway.com https://*.paypal.com",
    });
    function calls(payments: 'production' | 'sandbox'): string[] | undefined {
      const ready = filled(policy, { ...settingsOf({}), payments, nonce: '' });
      return directives(ready)['connect-src']?.split(/ +/).slice(1);
    }
    expect(calls('production')).toEqual([
      'https://api.braintreegateway.com',
      'https://client-analytics.braintreegateway.com',
      'https://payments.braintree-api.com',
      'https://*.paypal.com',
    ]);
    expect(calls('sandbox')).toEqual([
      'https://api.sandbox.braintreegateway.com',
      'https://client-analytics.sandbox.braintreegateway.com',
      'https://payments.sandbox.braintree-api.com',
      'https://*.paypal.com',
    ]);
  });
});

it('[OPS-06] a page is built only if a host can fill it in, and no code is taken for a place to do so', () => {
  const settings = '{"api":"{api}","reports":"{reports}","flags":"{flags}","places":"{places}","offline":"{offline}"}';
  expect(pageProblems(`<meta nonce="{nonce}">${settings}`)).toEqual([]);
  expect(pageProblems(settings)).toEqual(['The page has {nonce} 0 times, not 1.']);
  expect(pageProblems('<meta nonce="{nonce}">')).toHaveLength(5);
  expect(pageProblems(`<meta nonce="{nonce}">${settings}<script>\`${'$'}{api}{live}{nonce}\`</script>`)).toHaveLength(
    3,
  );
});

it('only what changes its name with its contents is kept for good', () => {
  const { page, asset, file } = hostingHeaders({});
  expect([page, asset, file].map((headers) => headers['cache-control'])).toEqual([
    'no-cache',
    'public, max-age=31536000, immutable',
    'no-cache',
  ]);
});
