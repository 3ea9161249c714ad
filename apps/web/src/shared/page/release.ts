/** Whether another release is served by now: then code of this one may be gone for good. */
export async function isReplaced(): Promise<boolean> {
  try {
    const response = await fetch('/version.json', { cache: 'no-store' });
    return ((await response.json()) as { release: string }).release !== __RELEASE__;
  } catch {
    return false;
  }
}
