/**
 * The nonce that lets libraries add style elements under the page's security policy. react-aria reads it from the same
 * place.
 */
export const styleNonce = (): string =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
