/** What lets a library write a style element under the page's security policy. react-aria looks for it in the same place. */
export const styleNonce = (): string => document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
