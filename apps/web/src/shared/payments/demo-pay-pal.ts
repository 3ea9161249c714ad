/** What the offline gateway plays of PayPal: its button, and its counter of what happens in a form. */
const SCRIPT = '/braintree-gateway/checkout.js';

/**
 * Demo builds only: loads the offline gateway's PayPal if the token is the offline gateway's, which is on the page's own
 * origin: the form then asks for nothing outside. With any other token, the drop-in loads PayPal itself.
 */
export async function loadDemoPayPal(clientToken: string): Promise<void> {
  const { configUrl } = JSON.parse(atob(clientToken)) as { configUrl: string };
  if (new URL(configUrl, location.href).origin !== location.origin || document.querySelector(`script[src="${SCRIPT}"]`))
    return;
  await new Promise<void>((resolve) => {
    const script = document.createElement('script');
    script.src = SCRIPT;
    // Without the script there is no PayPal, as with the real one.
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      resolve();
    });
    document.head.append(script);
  });
}
