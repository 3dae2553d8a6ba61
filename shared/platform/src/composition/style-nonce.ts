/** The nonce that this load's content security policy grants to style elements; the server writes it into the page. */
export const styleNonce = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content || undefined;
