/** PayPal's button, as the offline gateway plays it. */
const SCRIPT = '/braintree-gateway/checkout.js';

/**
 * Demo builds only: loads the offline gateway's PayPal button if the token is the offline gateway's, which is on the
 * page's own origin. With any other token, the drop-in loads PayPal itself.
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
